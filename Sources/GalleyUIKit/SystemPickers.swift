import GalleyGeometry
import GalleyViews

// Controllers of the system by which images, files, colours and fonts are chosen: they are not drawn, and nothing is chosen.

/// Where an image is chosen or taken. It is not drawn.
@MainActor @preconcurrency
open class UIImagePickerController: _SystemViewController {
  /// What hears of what is chosen. It is kept weakly, and is not called.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Where images come from: the library by default. On an image it has no effect.
  open var sourceType = SourceType.photoLibrary
  /// Whether an image can be cut before it is chosen: false by default. On an image it has no effect.
  open var allowsEditing = false
  /// The kinds of files: images by default. On an image it has no effect.
  open var mediaTypes = ["public.image"]
  /// The camera: the one at the back by default. On an image it has no effect.
  open var cameraDevice = CameraDevice.rear
  /// What the camera takes: photos by default. On an image it has no effect.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// When the camera flashes. On an image it has no effect.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Whether the camera's buttons are shown: true by default. On an image it has no effect.
  open var showsCameraControls = true
  /// A view over the camera's image; nil is none. It is not drawn.
  open var cameraOverlayView: UIView?
  /// The longest video, in seconds: ten minutes by default. On an image it has no effect.
  open var videoMaximumDuration: TimeInterval = 600
  /// How good a video is. On an image it has no effect.
  open var videoQuality = QualityType.typeMedium

  /// Whether there is a source: only the library.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }
  /// Whether there is a camera: false.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Whether a camera flashes: false.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// The kinds of files of a source: images and videos; nil of the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    sourceType == .camera ? nil : ["public.image", "public.movie"]
  }
  /// Takes a photo. Does nothing.
  open func takePicture() {}

  /// Where images come from.
  public enum SourceType: Int, Hashable, Sendable {
    /// All albums. On an image it has no effect.
    case photoLibrary
    /// The camera. On an image it has no effect.
    case camera
    /// The album of the camera. On an image it has no effect.
    case savedPhotosAlbum
  }
  /// A camera.
  public enum CameraDevice: Int, Hashable, Sendable {
    /// At the back. On an image it has no effect.
    case rear
    /// At the front. On an image it has no effect.
    case front
  }
  /// What a camera takes.
  public enum CameraCaptureMode: Int, Hashable, Sendable {
    /// Photos. On an image it has no effect.
    case photo
    /// Videos. On an image it has no effect.
    case video
  }
  /// When a camera flashes.
  public enum CameraFlashMode: Int, Hashable, Sendable {
    /// Never. On an image it has no effect.
    case off = -1
    /// In the dark. On an image it has no effect.
    case auto = 0
    /// Always. On an image it has no effect.
    case on = 1
  }
  /// How good a video is.
  public enum QualityType: Int, Hashable, Sendable {
    /// As good as possible. On an image it has no effect.
    case typeHigh
    /// For wireless networks. On an image it has no effect.
    case typeMedium
    /// For networks of telephones. On an image it has no effect.
    case typeLow
  }
  /// What is known of what was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "UIImagePickerController\(name)" }
    /// The kind of the file.
    public static let mediaType = InfoKey("MediaType")
    /// The image as it was.
    public static let originalImage = InfoKey("OriginalImage")
    /// The image as it was cut.
    public static let editedImage = InfoKey("EditedImage")
    /// Where it was cut.
    public static let cropRect = InfoKey("CropRect")
    /// The address of a video.
    public static let mediaURL = InfoKey("MediaURL")
    /// The address of an image.
    public static let imageURL = InfoKey("ImageURL")
    /// What is known of a photo that was taken.
    public static let mediaMetadata = InfoKey("MediaMetadata")
  }
}

/// Hears of what is chosen in a `UIImagePickerController`. Galley does not call it.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Something was chosen. Not called.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Nothing was chosen. Not called.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Where files are chosen. It is not drawn.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: _SystemViewController {
  /// What hears of what is chosen. It is kept weakly, and is not called.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be chosen: false by default. On an image it has no effect.
  open var allowsMultipleSelection = false
  /// Whether the ends of names are shown: false by default. On an image it has no effect.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first; nil is the last one. On an image it has no effect.
  open var directoryURL: URL?

  /// A controller for files of types.
  /// - Parameter asCopy: whether the app gets files of its own.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  /// A controller that puts files elsewhere.
  /// - Parameter asCopy: whether the app keeps its files.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  /// A controller for files of types by their names, as `public.image`.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Nothing is decoded: a controller for any files.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// What is done with files that are chosen.
public enum UIDocumentPickerMode: UInt, Hashable, Sendable {
  /// The app gets files of its own. On an image it has no effect.
  case `import`
  /// The app changes the files. On an image it has no effect.
  case open
  /// The app's files are copied. On an image it has no effect.
  case exportToService
  /// The app's files are moved. On an image it has no effect.
  case moveToService
}

/// Hears of what is chosen in a `UIDocumentPickerViewController`. Galley does not call it.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Files were chosen. Not called.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// A file was chosen. Not called.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Nothing was chosen. Not called.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Where a colour is chosen. It is not drawn: `ColorPicker` is.
@MainActor @preconcurrency
open class UIColorPickerViewController: _SystemViewController {
  /// What hears of what is chosen. It is kept weakly, and is not called.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour that is chosen: black by default. On an image it has no effect.
  open var selectedColor = UIColor.black
  /// Whether colours may be less than opaque: true by default. On an image it has no effect.
  open var supportsAlpha = true
}

/// Hears of what is chosen in a `UIColorPickerViewController`. Galley does not call it.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// A colour was chosen. Not called.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// The controller is over. Not called.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
