// A file that says `import CoreLocation` builds on Linux unchanged, as far as it names places as values, and the classes that
// look for them: a machine that draws is nowhere, and they say so.
import GalleyGeometry
@_exported import Foundation

/// An angle of a place, in degrees.
public typealias CLLocationDegrees = Double
/// A length, in metres.
public typealias CLLocationDistance = Double
/// How far a place may be off, in metres; below 0 it is not known.
public typealias CLLocationAccuracy = Double
/// A speed, in metres a second; below 0 it is not known.
public typealias CLLocationSpeed = Double
/// A direction, in degrees from north by east; below 0 it is not known.
public typealias CLLocationDirection = Double

/// A place on the Earth. As on Apple's systems it is neither `Equatable` nor `Codable`: code that needs that says it itself.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator, -90...90.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich, -180...180.
  public var longitude: CLLocationDegrees

  /// The place where the equator meets the meridian of Greenwich.
  public init() { (latitude, longitude) = (0, 0) }
  /// A place by its angles, in degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// A place by its angles, in degrees.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether a place is on the Earth: its angles are in their ranges.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// A place that is none: both angles are -180.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// No limit on a distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// No distance that has to be moved before one is told: -1.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// As good as can be for finding the way: -2.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As good as can be: -1.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000

/// A place where something was at a time.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// How far the place may be off, in metres; below 0 it is not known.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How far the height may be off, in metres; below 0 it is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of a movement, in degrees: -1, it is not known.
  public let course: CLLocationDirection
  /// Metres a second: -1, it is not known.
  public let speed: CLLocationSpeed
  /// When it was there.
  public let timestamp: Date

  /// A place in degrees, now, at the height of the sea.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// A place that nothing is known to move at.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    (self.coordinate, self.altitude) = (coordinate, altitude)
    (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
    (course, speed, self.timestamp) = (-1, -1, timestamp)
    super.init()
  }

  /// The length of the shortest way over the ground to another place, in metres: on a sphere of 6,371,009 m (assumed: it is
  /// within half a percent of that on the ellipsoid).
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let degree = Double.pi / 180
    let (one, other) = (coordinate, location.coordinate)
    let up = DeterministicMath.sincos((other.latitude - one.latitude) * degree / 2).sin
    let along = DeterministicMath.sincos((other.longitude - one.longitude) * degree / 2).sin
    let narrow =
      DeterministicMath.sincos(one.latitude * degree).cos
      * DeterministicMath.sincos(other.latitude * degree).cos
    let share = min(1, up * up + narrow * along * along)
    let half = DeterministicMath.angle(x: (1 - share).squareRoot(), y: share.squareRoot())
    return 2 * 6_371_009 * half
  }
}
