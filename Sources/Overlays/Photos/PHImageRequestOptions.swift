/// How a picture is to be delivered.
@safe open class PHImageRequestOptions: NSObject {
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

public typealias PHAssetImageProgressHandler =
  (Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void
public typealias PHAssetVideoProgressHandler = PHAssetImageProgressHandler

public typealias PHImageRequestID = Int32

public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
