/// Contains a view that takes touches inside a shape.
final class ContentShapeView: UIView, TouchContainer {
  private let contains: (CGRect, CGPoint) -> Bool

  init(_ contains: @escaping (CGRect, CGPoint) -> Bool) {
    self.contains = contains
    super.init(frame: .zero)
    isOpaque = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    UncaughtException.raise("init(coder:) has not been implemented")
  }

  func takesTouches(at point: CGPoint) -> Bool? { contains(bounds, point) }
}
