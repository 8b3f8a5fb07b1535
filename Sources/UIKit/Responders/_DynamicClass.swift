/// The class of an object of no known class.
public struct _DynamicClass {
  let type: AnyClass

  /// The class's name, with its module where it is not one of UIKit's.
  @preconcurrency @MainActor
  public func description() -> String { UIResponder.className(of: type) }
}
