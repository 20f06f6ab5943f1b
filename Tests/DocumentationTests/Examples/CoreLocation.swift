import Foundation
import CoreLocation

enum CoreLocationExample: ModuleExample {
  @MainActor static func run(file: URL, print: @escaping (Any) -> Void) throws {
    // example
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
    print(Int(paris.distance(from: london) / 1000))
    print(CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    // end
  }
}
