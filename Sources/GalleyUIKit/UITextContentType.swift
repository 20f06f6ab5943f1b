import GalleyGeometry
import GalleyViews

/// What a text field asks for, by UIKit's name. Nothing is filled in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

extension UITextContentType {
  /// A full name. Nothing is filled in.
  public static let name = UITextContentType(rawValue: "name")
  /// What stands in front of a name, as Dr. Nothing is filled in.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// A given name. Nothing is filled in.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A middle name. Nothing is filled in.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// A family name. Nothing is filled in.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// What stands behind a name, as Jr. Nothing is filled in.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// A nickname. Nothing is filled in.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job's title. Nothing is filled in.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// An organization's name. Nothing is filled in.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// A place or an address, in any words. Nothing is filled in.
  public static let location = UITextContentType(rawValue: "location")
  /// A whole address: street, house and town. Nothing is filled in.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The first line of a street's address. Nothing is filled in.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of a street's address. Nothing is filled in.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// A town. Nothing is filled in.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// A state or a province. Nothing is filled in.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// A town with its state. Nothing is filled in.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// A part of a town. Nothing is filled in.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// A country's name. Nothing is filled in.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// A postal code. Nothing is filled in.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A telephone number. Nothing is filled in.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// An email address. Nothing is filled in.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// An address in the web. Nothing is filled in.
  public static let URL = UITextContentType(rawValue: "URL")
  /// A credit card's number. Nothing is filled in.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// The name on a credit card. Nothing is filled in.
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")
  /// The given name on a credit card. Nothing is filled in.
  public static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")
  /// The middle name on a credit card. Nothing is filled in.
  public static let creditCardMiddleName = UITextContentType(rawValue: "creditCardMiddleName")
  /// The family name on a credit card. Nothing is filled in.
  public static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")
  /// A credit card's security code. Nothing is filled in.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
  /// A credit card's last month and year. Nothing is filled in.
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  /// A credit card's last month. Nothing is filled in.
  public static let creditCardExpirationMonth = UITextContentType(
    rawValue: "creditCardExpirationMonth")
  /// A credit card's last year. Nothing is filled in.
  public static let creditCardExpirationYear = UITextContentType(
    rawValue: "creditCardExpirationYear")
  /// A credit card's kind. Nothing is filled in.
  public static let creditCardType = UITextContentType(rawValue: "creditCardType")
  /// A name for an account. Nothing is filled in.
  public static let username = UITextContentType(rawValue: "username")
  /// A password that exists. Nothing is filled in.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password. Nothing is filled in.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code for one use, as a message brings it. Nothing is filled in.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// The number of a parcel on its way. Nothing is filled in.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  /// A flight's number. Nothing is filled in.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// A date with a time. Nothing is filled in.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// A day of birth. Nothing is filled in.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// The day in a date of birth. Nothing is filled in.
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  /// The month in a date of birth. Nothing is filled in.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  /// The year in a date of birth. Nothing is filled in.
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
  /// The number of a phone's built-in SIM. Nothing is filled in.
  public static let cellularEID = UITextContentType(rawValue: "cellularEID")
  /// The number of a phone. Nothing is filled in.
  public static let cellularIMEI = UITextContentType(rawValue: "cellularIMEI")
}
