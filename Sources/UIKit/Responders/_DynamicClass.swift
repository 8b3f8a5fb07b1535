/// The class of an object whose class is unknown.
public struct _DynamicClass {
  let type: AnyClass

  /// The class's name, with its module unless it is a UIKit class.
  @preconcurrency @MainActor
  public func description() -> String { UIResponder.className(of: type) }
}
