/// A property that is updated before its view is evaluated.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  /// The default does nothing.
  public mutating func update() {}
}
