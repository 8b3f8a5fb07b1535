import DarkroomCoreGraphics
import DarkroomQuartzCore

/// The bubble of a popover with its arrow and shadow.
final class PopoverView: UIView {
  private let layout: PopoverLayout
  private let content = UIView()

  override class var layerClass: AnyClass { CAShapeLayer.self }

  init(_ layout: PopoverLayout, color: UIColor) {
    self.layout = layout
    super.init(frame: .zero)
    fill = color
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 20
    layer.shadowOffset = .zero
    content.frame = layout.body
    content.clipsToBounds = true
    content.layer.cornerRadius = PopoverLayout.cornerRadius
    content.layer.cornerCurve = .continuous
    addSubview(content)
    traitOverrides.userInterfaceLevel = .elevated
  }

  required init?(coder: NSCoder) { nil }

  private var fill = UIColor.systemBackground
  var contentFrame: CGRect { layout.body }

  func show(_ view: UIView) {
    view.frame = content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(view)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    frame = superview?.bounds ?? .zero
    drawOutline()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    drawOutline()
  }

  private func drawOutline() {
    guard let shape = layer as? CAShapeLayer else { return }
    shape.path = layout.path.cgPath
    shape.fillColor = fill.resolvedColor(with: traitCollection).cgColor
  }
}
