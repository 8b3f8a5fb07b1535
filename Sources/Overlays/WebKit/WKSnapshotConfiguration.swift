/// Which part of a page a picture is to show.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// Null for all of the view.
  open var rect = CGRect.null
  /// - Important: Inert.
  open var snapshotWidth: NSNumber?
  open var afterScreenUpdates = true

  public override init() { super.init() }
}

public let WKErrorDomain = WKError.errorDomain
