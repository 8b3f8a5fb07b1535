/// A class that hands messages on that its objects have no method for; see `_SelectorResponding`.
public protocol _MessageForwarding: AnyObject {
  @preconcurrency @MainActor
  func forwardingTarget(for selector: Selector!) -> Any?
}
