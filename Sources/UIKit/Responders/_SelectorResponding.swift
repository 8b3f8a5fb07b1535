/// A class that says itself which selectors its objects respond to, as the proxy of a delegate does.
///
/// IOSSources lets classes conform that override `responds(to:)`: what stands in an extension cannot be overridden here.
public protocol _SelectorResponding: AnyObject {
  @preconcurrency @MainActor
  func responds(to selector: Selector!) -> Bool
}
