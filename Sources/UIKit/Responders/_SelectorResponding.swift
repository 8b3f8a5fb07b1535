/// A class that itself decides which selectors its objects respond to, like the proxy of a delegate.
///
/// IOSSources adds the conformance to classes that override `responds(to:)`, because methods from an extension cannot
/// be overridden here.
public protocol _SelectorResponding: AnyObject {
  @preconcurrency @MainActor
  func responds(to selector: Selector!) -> Bool
}
