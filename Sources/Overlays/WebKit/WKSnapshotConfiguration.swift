@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// Null for all of the view.
  open var rect = CGRect.null
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true

  public override init() { super.init() }
}

public let WKErrorDomain = WKError.errorDomain
