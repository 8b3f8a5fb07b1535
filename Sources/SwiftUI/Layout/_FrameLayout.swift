struct _FrameLayout {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
}

extension _FrameLayout: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    FrameNode(child, width: Self.valid(width), height: Self.valid(height), alignment)
  }

  /// The length, unless it is negative or not finite; such lengths are ignored, as on iOS.
  private static func valid(_ length: CGFloat?) -> CGFloat? {
    length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }
}
