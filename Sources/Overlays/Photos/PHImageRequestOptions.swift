open class PHImageRequestOptions: NSObject {
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var normalizedCropRect = CGRect.zero
  open var isNetworkAccessAllowed = false
  open var isSynchronous = false

  public override init() { super.init() }
}

public typealias PHImageRequestID = Int32

public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
