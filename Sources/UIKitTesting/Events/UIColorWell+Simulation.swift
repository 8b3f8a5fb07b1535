public import DarkroomUIKit

extension UIColorWell {
  /// Simulates the choice of a color: the color changes, then `valueChanged` is sent.
  ///
  /// A disabled well takes none, and choosing the selected color sends no event.
  ///
  /// - Parameter color: the wanted color.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulateSelection(color: UIColor) {
    if isEnabled { choose(color) }
  }
}
