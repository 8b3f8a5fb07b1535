import DarkroomCoreGraphics
public import Foundation

/// A controller for taking or choosing a picture.
///
/// It can be presented, but shows nothing; a test calls the delegate. There is no camera.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

  /// How good a film is.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// What a camera takes.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }

  /// Which of the two cameras.
  public enum CameraDevice: Int, Sendable { case rear, front }

  /// When the flash goes off.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }

  /// In which form a chosen picture comes.
  public enum ImageURLExportPreset: Int, Sendable { case compatible, current }

  /// A key for the information about a picture that the delegate receives.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
    public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
    public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
  }

  /// False for the camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Nil for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }
  /// Always false.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Always false.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Nil: there is no camera.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// The photo library by default; setting the camera raises an exception, as on a device without one.
  open var sourceType: SourceType = .photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      UncaughtException.raise(
        "Source type \(sourceType.rawValue) not available", name: .invalidArgument)
    }
  }
  /// - Important: Inert. Nothing is chosen.
  open var mediaTypes = ["public.image"]
  /// - Important: Inert. Nothing is chosen.
  open var allowsEditing = false
  /// - Important: Inert. Nothing is chosen.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// - Important: Inert. Nothing is taken.
  open var videoMaximumDuration: TimeInterval = 600
  /// - Important: Inert. Nothing is taken.
  open var videoQuality = QualityType.typeMedium
  /// - Important: Inert. There is no camera.
  open var showsCameraControls = true
  /// - Important: Inert. There is no camera.
  open var cameraOverlayView: UIView?
  /// - Important: Inert. There is no camera.
  open var cameraViewTransform = CGAffineTransform.identity
  /// - Important: Inert. There is no camera.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// - Important: Inert. There is no camera.
  open var cameraDevice = CameraDevice.rear
  /// - Important: Inert. There is no camera.
  open var cameraFlashMode = CameraFlashMode.auto
  /// - Important: Inert. There is no camera.
  open func takePicture() {}
  /// False: there is no camera.
  open func startVideoCapture() -> Bool { false }
  /// - Important: Inert. There is no camera.
  open func stopVideoCapture() {}
}
