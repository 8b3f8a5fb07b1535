/// Allows and hears of changes of a bar's items; every method is optional.
///
/// A navigation controller that conforms is asked about taps on the back button of its own bar.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool {
    _OptionalMethod("navigationBar:shouldPush:", of: self)?.call(
      navigationBar, item, as: Bool.self) ?? true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    _OptionalMethod("navigationBar:didPush:", of: self)?.call(navigationBar, item, as: Void.self)
  }
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool {
    _OptionalMethod("navigationBar:shouldPop:", of: self)?.call(
      navigationBar, item, as: Bool.self) ?? true
  }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    _OptionalMethod("navigationBar:didPop:", of: self)?.call(navigationBar, item, as: Void.self)
  }
}
