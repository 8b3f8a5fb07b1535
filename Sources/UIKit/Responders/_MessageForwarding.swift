/// A class that forwards messages for which its objects have no method; see `_SelectorResponding`.
public protocol _MessageForwarding: AnyObject {
  @preconcurrency @MainActor
  func forwardingTarget(for selector: Selector!) -> Any?
}
