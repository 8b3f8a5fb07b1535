import DarkroomUIKit
import Testing

@MainActor
@Suite(.tags(.autoLayout))
struct FittingTests {
  private func card(_ content: Box) -> UIView {
    let card = UIView(frame: CGRect(x: 7, y: 7, width: 77, height: 77))
    content.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(content)
    NSLayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 10),
      content.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
    ])
    return card
  }

  @Test func compressedSizeIsTheContentWithItsInsets() {
    let card = card(Box(30, 40))

    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 50, height: 50))
    #expect(card.frame == CGRect(x: 7, y: 7, width: 77, height: 77))
  }

  /// Hugging (250) beats the wish for the target (50).
  @Test func expandedSizeIsTheContentToo() {
    #expect(
      card(Box(30, 40)).systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 50, height: 50))
  }

  @Test func requiredWidthIsKept() {
    let size = card(Box(30, 40)).systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)

    #expect(size == CGSize(width: 200, height: 50))
  }

  @Test func sizesAreRoundedUpToPixels() {
    let sizes = [1, 2, 3].map { scale in
      LayoutScene.at(scale: scale) {
        card(Box(30.1, 40)).systemLayoutSizeFitting(.zero).width
      }
    }

    #expect(sizes == [51, 50.5, 151 / 3])
  }

  @Test func targetsAreUIKits() {
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10000, height: 10000))
  }

  @Test func ownSizeConstraintsCountAndOutsideOnesDoNot() {
    let scene = LayoutScene(300, 300)
    let card = scene.add(card(Box(30, 40)))
    scene.layOut([
      card.widthAnchor.constraint(equalTo: scene.root.widthAnchor),
      card.heightAnchor.constraint(equalToConstant: 90),
    ])

    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 50, height: 90))
  }

  /// A view that makes its constraints when it is asked to, as libraries do.
  private final class Late: UIView {
    let content: UIView
    private(set) var updates = 0

    init(_ content: UIView) {
      self.content = content
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      updates += 1
      if content.superview == nil {
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        NSLayoutConstraint.activate([
          content.leftAnchor.constraint(equalTo: leftAnchor, constant: 10),
          content.rightAnchor.constraint(equalTo: rightAnchor),
          content.topAnchor.constraint(equalTo: topAnchor),
          content.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -5),
        ])
      }
      super.updateConstraints()
    }
  }

  @Test func constraintsMadeLateCountBeforeTheFirstLayout() {
    let stack = UIStackView(arrangedSubviews: [Box(30, 40), Box(20, 25)])
    stack.axis = .vertical
    let late = Late(stack)
    late.setNeedsUpdateConstraints()
    let host = UIView()
    late.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(late)
    NSLayoutConstraint.activate([
      late.leftAnchor.constraint(equalTo: host.leftAnchor),
      late.rightAnchor.constraint(equalTo: host.rightAnchor),
      late.topAnchor.constraint(equalTo: host.topAnchor),
      late.bottomAnchor.constraint(equalTo: host.bottomAnchor),
    ])

    #expect(host.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 70))
    #expect(host.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 70))
    #expect(late.updates == 1)
  }

  @Test func aViewNeverLaidOutIsUpdatedUnasked() {
    #expect(Late(Box(30, 40)).systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 45))
  }

  @Test func aStackMarkedBeforeItIsAddedCounts() {
    let stack = UIStackView(arrangedSubviews: [Box(30, 40)])
    let card = UIView()
    _ = card.systemLayoutSizeFitting(.zero)
    stack.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: card.leftAnchor),
      stack.rightAnchor.constraint(equalTo: card.rightAnchor),
      stack.topAnchor.constraint(equalTo: card.topAnchor),
      stack.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 40))

    stack.addArrangedSubview(Box(5, 5))
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 35, height: 40))
    stack.arrangedSubviews[0].isHidden = true
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 5, height: 5))
  }
}
