import DarkroomUIKit
import Testing

@MainActor
@Suite(.tags(.autoLayout))
struct ContentSizeTests {
  /// Two boxes between the edges of the root, at its top.
  private func row(_ a: Box, _ b: Box, width: CGFloat) -> LayoutScene {
    let scene = LayoutScene(width, 100)
    _ = scene.add(a)
    _ = scene.add(b)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: scene.root.rightAnchor),
      a.topAnchor.constraint(equalTo: scene.root.topAnchor),
      b.topAnchor.constraint(equalTo: scene.root.topAnchor),
    ])
    return scene
  }

  @Test func viewsHugLowAndResistHigh() {
    let view = UIView()

    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func prioritiesHaveUIKitsValues() {
    let values = [
      UILayoutPriority.required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
    ].map(\.rawValue)

    #expect(values == [1000, 750, 510, 500, 490, 250, 50])
  }

  @Test func theOneThatHugsLessGrows() {
    let (a, b) = (Box(50, 20), Box(30, 40))
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row(a, b, width: 200).root.layoutIfNeeded()

    #expect(a.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(b.frame == CGRect(x: 50, y: 0, width: 150, height: 40))
  }

  @Test func theOneThatResistsLessShrinks() {
    let (a, b) = (Box(150, 20), Box(100, 40))
    b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    row(a, b, width: 200).root.layoutIfNeeded()

    #expect(a.frame.width == 150 && b.frame.width == 50)
  }

  @Test func aViewThatShrinksStopsAtNothing() {
    let (a, b) = (Box(150, 20), Box(100, 40))
    b.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    row(a, b, width: 120).root.layoutIfNeeded()

    #expect(a.frame.width == 120 && b.frame.width == 0)
  }

  @Test func changedPrioritiesAndSizesCount() {
    let (a, b) = (Box(50, 20), Box(30, 40))
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    let scene = row(a, b, width: 200)
    scene.root.layoutIfNeeded()

    a.natural = CGSize(width: 80, height: 25)
    scene.root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 80, height: 25) && b.frame.width == 120)

    a.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    scene.root.layoutIfNeeded()
    #expect(a.frame.width == 170 && b.frame.width == 30)
  }

  @Test func requiredHuggingBeatsOptionalWidths() {
    let scene = LayoutScene(200, 100)
    let box = scene.add(Box(50, 20))
    box.setContentHuggingPriority(.required, for: .horizontal)
    let wish = box.widthAnchor.constraint(equalToConstant: 90)
    wish.priority = UILayoutPriority(999)

    scene.layOut([wish])

    #expect(box.frame.width == 50)
  }

  /// Constraints are about what alignment insets leave of the frame.
  @Test func alignmentInsetsAreOutsideTheConstraints() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 30) }
    }
    let scene = LayoutScene(100, 100)
    let view = scene.add(Shadowed())

    scene.layOut([
      view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 10),
    ])

    #expect(view.frame == CGRect(x: 8, y: 9, width: 46, height: 34))
  }
}
