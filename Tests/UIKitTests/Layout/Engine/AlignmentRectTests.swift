import DarkroomUIKit
import Testing

/// Constraints are about alignment rectangles, frames are around them.
@MainActor
@Suite(.tags(.autoLayout))
struct AlignmentRectTests {
  /// As a badge that hangs over its corner, by methods instead of insets.
  private final class Badged: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
      CGRect(
        x: frame.minX, y: frame.minY + 6, width: frame.width - 10, height: frame.height - 6)
    }
    override func frame(forAlignmentRect rect: CGRect) -> CGRect {
      CGRect(x: rect.minX, y: rect.minY - 6, width: rect.width + 10, height: rect.height + 6)
    }
  }

  private final class Inset: UIView {
    var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var alignmentRectInsets: UIEdgeInsets { insets }
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 30) }
  }

  @Test func overriddenMethodsAreHeeded() {
    let scene = LayoutScene(200, 100)
    let badged = scene.add(Badged())
    let next = scene.add(Box(7, 7))
    scene.layOut([
      badged.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 20),
      badged.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 20),
      next.leftAnchor.constraint(equalTo: badged.rightAnchor),
      next.topAnchor.constraint(equalTo: badged.bottomAnchor),
    ])

    #expect(badged.frame == CGRect(x: 20, y: 14, width: 50, height: 26))
    #expect(
      badged.alignmentRect(forFrame: badged.frame) == CGRect(x: 20, y: 20, width: 40, height: 20))
    #expect(next.frame == CGRect(x: 60, y: 40, width: 7, height: 7))
  }

  private final class Margined: UIView {
    override var alignmentRectInsets: UIEdgeInsets { layoutMargins }
  }

  /// Nothing but the margins tells that such insets have changed.
  @Test func insetsThatFollowMarginsAreHeeded() {
    let scene = LayoutScene(200, 100)
    let view = scene.add(Margined())
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scene.layOut([
      view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 40),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])

    #expect(view.frame == CGRect(x: 18, y: 19, width: 46, height: 34))

    view.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    scene.root.layoutIfNeeded()

    #expect(view.frame == CGRect(x: 14, y: 15, width: 54, height: 42))
  }

  @Test func methodsFollowTheInsetsBothWays() {
    let view = Inset()

    #expect(
      view.alignmentRect(forFrame: CGRect(x: 0, y: 0, width: 50, height: 50))
        == CGRect(x: 2, y: 1, width: 44, height: 46))
    #expect(
      view.frame(forAlignmentRect: CGRect(x: 2, y: 1, width: 44, height: 46))
        == CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test func sizesAndCentresAreThoseOfTheAlignmentRect() {
    let scene = LayoutScene(200, 100)
    let view = scene.add(Inset())
    scene.layOut([
      view.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: scene.root.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: 60),
    ])
    #expect(view.frame == CGRect(x: 68, y: 34, width: 66, height: 34))

    view.insets = UIEdgeInsets(top: -5, left: 0, bottom: 0, right: 0)
    scene.root.layoutIfNeeded()
    // An alignment rectangle larger than the frame.
    #expect(view.frame == CGRect(x: 70, y: 40, width: 60, height: 25))
  }

  @Test func stacksArrangeAlignmentRects() {
    let (a, b) = (Inset(), Inset())
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.spacing = 10
    stack.alignment = .top
    stack.frame = CGRect(x: 0, y: 0, width: 90, height: 50)
    stack.layoutIfNeeded()

    #expect(a.frame == CGRect(x: -2, y: -1, width: 46, height: 34))
    #expect(b.frame == CGRect(x: 48, y: -1, width: 46, height: 34))
  }
}
