// A file that says `import PhotosUI` builds on Linux unchanged: the button that chooses photos is drawn, the controller is an
// outline with a warning, and nothing is chosen.
@_exported import UIKit
import GalleyUIKit
import SwiftUI

/// Where photos are chosen. It is not drawn.
@MainActor @preconcurrency
open class PHPickerViewController: _SystemViewController {
  /// What hears of what is chosen. It is kept weakly, and is not called.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// What can be chosen.
  public let configuration: PHPickerConfiguration

  /// A controller that chooses.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Nothing is decoded: a controller for one of all photos.
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }
}

/// Hears of what is chosen in a `PHPickerViewController`. Galley does not call it.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// People have chosen, or nothing. Not called.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// What can be chosen of a library.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// Which kinds; nil is all.
  public var filter: PHPickerFilter?
  /// How many at most: 1 by default, 0 is as many as people like.
  public var selectionLimit = 1
  /// How files are given.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// In which order.
  public var selection = Selection.default
  /// What is chosen at first.
  public var preselectedAssetIdentifiers: [String] = []

  /// One of all photos and videos.
  public init() {}
  /// One of all photos and videos of a library.
  public init(photoLibrary: PHPhotoLibrary) {}

  /// How files are given.
  public enum AssetRepresentationMode: Int, Hashable, Sendable {
    /// As the system likes.
    case automatic
    /// As they are.
    case current
    /// As most apps read them.
    case compatible
  }
  /// In which order photos are chosen.
  public enum Selection: Int, Hashable, Sendable {
    /// In no order.
    case `default`
    /// In that of people.
    case ordered
  }
}

/// Kinds of what a library has.
public struct PHPickerFilter: Hashable, Sendable {
  private let names: Set<String>
  private init(_ names: Set<String>) { self.names = names }
  /// Photos.
  public static let images = PHPickerFilter(["images"])
  /// Videos.
  public static let videos = PHPickerFilter(["videos"])
  /// Photos that move.
  public static let livePhotos = PHPickerFilter(["livePhotos"])
  /// Images of the screen.
  public static let screenshots = PHPickerFilter(["screenshots"])
  /// Wide photos.
  public static let panoramas = PHPickerFilter(["panoramas"])
  /// One of several kinds.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(subfilters.reduce(into: []) { $0.formUnion($1.names) })
  }
}

/// Something that was chosen. Galley makes none.
public struct PHPickerResult: @unchecked Sendable {
  /// What gives the file.
  public let itemProvider: NSItemProvider
  /// The name of the photo in its library; nil where that is not known.
  public let assetIdentifier: String?
}

/// The photos of a device. There are none.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  /// The one library.
  open class func shared() -> PHPhotoLibrary { library }
}
