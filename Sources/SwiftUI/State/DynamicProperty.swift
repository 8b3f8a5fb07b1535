/// A property that is updated before its view is evaluated.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing by default; it runs before each evaluation of the view.
  public mutating func update() {}
}
