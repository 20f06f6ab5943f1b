/// Looks for the device's place. A machine that draws has none: nothing is asked of people, and delegates hear nothing.
open class CLLocationManager: NSObject {
  /// What hears of places. It is kept weakly, and is not called.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How exact a place should be, in metres. It has no effect.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// How far one has to move before it is told, in metres. It has no effect.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// Whether looking stops where nothing moves: true by default. It has no effect.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether looking goes on in the background: false by default. It has no effect.
  open var allowsBackgroundLocationUpdates = false
  /// What moves. It has no effect.
  open var activityType = CLActivityType.other

  /// The place: nil.
  open var location: CLLocation? { nil }
  /// Whether people have allowed it: not determined.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// Whether exact places are allowed: full.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Whether the device looks for its place: false.
  open class func locationServicesEnabled() -> Bool { false }
  /// Whether people have allowed it: not determined.
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  /// Whether the device knows where north is: false.
  open class func headingAvailable() -> Bool { false }

  /// Asks people. Does nothing.
  open func requestWhenInUseAuthorization() {}
  /// Asks people. Does nothing.
  open func requestAlwaysAuthorization() {}
  /// Looks for the place once. Does nothing.
  open func requestLocation() {}
  /// Begins to look for the place. Does nothing.
  open func startUpdatingLocation() {}
  /// Ends looking. Does nothing.
  open func stopUpdatingLocation() {}
  /// Begins to look for north. Does nothing.
  open func startUpdatingHeading() {}
  /// Ends looking for north. Does nothing.
  open func stopUpdatingHeading() {}
}

/// What moves.
public enum CLActivityType: Int, Hashable, Sendable {
  /// Something.
  case other = 1
  /// A car.
  case automotiveNavigation
  /// A person.
  case fitness
  /// Another vehicle.
  case otherNavigation
  /// Something in the air.
  case airborne
}

/// Whether people have allowed an app to know the place.
public enum CLAuthorizationStatus: Int32, Hashable, Sendable {
  /// They were not asked.
  case notDetermined
  /// They cannot.
  case restricted
  /// They have not.
  case denied
  /// They have.
  case authorizedAlways
  /// They have, while the app is seen.
  case authorizedWhenInUse
}

/// Whether people have allowed an app to know the exact place.
public enum CLAccuracyAuthorization: Int, Hashable, Sendable {
  /// They have.
  case fullAccuracy
  /// They have not.
  case reducedAccuracy
}

/// Hears of the device's place. Galley does not call it.
public protocol CLLocationManagerDelegate: AnyObject {
  /// There are places. Not called.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// There is none. Not called.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// People have changed what is allowed. Not called.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// People have changed what is allowed. Not called.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}

/// Why there is no place.
public struct CLError: Error, Hashable, Sendable {
  /// Why.
  public let code: Code
  /// An error for a reason.
  public init(_ code: Code) { self.code = code }

  /// A reason.
  public enum Code: Int, Hashable, Sendable {
    /// It is not known where the device is.
    case locationUnknown
    /// People have not allowed it.
    case denied
    /// There is no network.
    case network
    /// There is nothing at an address, or no address at a place.
    case geocodeFoundNoResult = 8
  }
}

/// Looks for the places of addresses. There is no network: each search ends with `CLError.Code.network`.
open class CLGeocoder: NSObject {
  /// What is told of what was found: nothing, and the error.
  public typealias CompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
  /// Whether it is looking: false.
  open var isGeocoding: Bool { false }

  /// Looks for an address, and finds none.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CompletionHandler
  ) { completionHandler(nil, CLError(.network)) }
  /// Looks for the address of a place, and finds none.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CompletionHandler
  ) { completionHandler(nil, CLError(.network)) }
  /// Looks for an address.
  /// - Throws: `CLError`, always.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  /// Looks for the address of a place.
  /// - Throws: `CLError`, always.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
  /// Ends looking. Does nothing.
  open func cancelGeocode() {}
}

/// An address of a place. Galley finds none.
open class CLPlacemark: NSObject {
  /// The place; nil where it is not known.
  open var location: CLLocation? { nil }
  /// Of the place; nil where it is not known.
  open var name: String? { nil }
  /// The street and the number; nil where it is not known.
  open var thoroughfare: String? { nil }
  /// The number of the house; nil where it is not known.
  open var subThoroughfare: String? { nil }
  /// The town; nil where it is not known.
  open var locality: String? { nil }
  /// The quarter; nil where it is not known.
  open var subLocality: String? { nil }
  /// The state; nil where it is not known.
  open var administrativeArea: String? { nil }
  /// The number of the town; nil where it is not known.
  open var postalCode: String? { nil }
  /// The country; nil where it is not known.
  open var country: String? { nil }
  /// The two letters of the country; nil where it is not known.
  open var isoCountryCode: String? { nil }
}
