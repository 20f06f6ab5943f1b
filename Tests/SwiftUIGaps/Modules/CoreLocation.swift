import CoreLocation
import SwiftUI

// row: `CLLocationCoordinate2D`, `CLLocation`, `CLLocationManager`, `CLGeocoder`
final class Sample_places: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var place = CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)
  private let manager = CLLocationManager()
  override init() {
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyBest
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
  }
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let location = locations.last else { return }
    place = location.coordinate
    CLGeocoder().reverseGeocodeLocation(location) { marks, _ in _ = marks?.first?.locality }
  }
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    if manager.authorizationStatus == .denied { manager.stopUpdatingLocation() }
  }
}
extension CLLocationCoordinate2D: @retroactive Equatable {
  public static func == (one: Self, other: Self) -> Bool {
    one.latitude == other.latitude && one.longitude == other.longitude
  }
}
