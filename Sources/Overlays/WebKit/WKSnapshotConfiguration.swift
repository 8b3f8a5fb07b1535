/// Which part of a page a picture is to show.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// Null for all of the view.
  open var rect = CGRect.null
  /// - Important: Inert.
  open var snapshotWidth: NSNumber?
  /// Whether changes of the page come first; it is stored, because no picture is taken.
  open var afterScreenUpdates = true

  public override init() { super.init() }
}

/// The domain of WebKit's errors.
public let WKErrorDomain = WKError.errorDomain
