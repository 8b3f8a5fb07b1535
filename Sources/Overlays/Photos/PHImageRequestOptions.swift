/// How a picture is to be delivered.
@safe open class PHImageRequestOptions: NSObject {
  /// Whether edits are visible; it is stored, because no picture is delivered.
  open var version = PHImageRequestOptionsVersion.current
  /// - Important: Inert.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// - Important: Inert.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// - Important: Inert.
  open var normalizedCropRect = CGRect.zero
  /// - Important: Inert.
  open var isNetworkAccessAllowed = false
  /// - Important: Inert.
  open var isSynchronous = false

  /// - Important: Inert. Nothing is loaded.
  open var progressHandler: PHAssetImageProgressHandler?

  public override init() { super.init() }
}

/// A closure that receives the progress from 0 to 1, and a flag by which it can stop the loading.
public typealias PHAssetImageProgressHandler =
  (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void
/// A closure that receives the progress from 0 to 1, and a flag by which it can stop the loading.
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler

/// The number of a request, by which it can be cancelled.
public typealias PHImageRequestID = Int32

/// The number that every request has here.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// A size that stands for the size of the original.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
