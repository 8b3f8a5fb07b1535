import DarkroomCoreGraphics

extension UINib {
  /// The cell, header or footer in the nib that a list has registered.
  func reusableView<View: UIView>(_ type: View.Type, _ identifier: String) -> View {
    let objects = instantiate(withOwner: nil)
    guard objects.count == 1, let view = objects[0] as? View else {
      UncaughtException.raise(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
          + "level object which must be a \(type) instance")
    }
    return view
  }
}
