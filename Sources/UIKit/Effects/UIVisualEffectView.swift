/// Content over an effect, for which a colour stands (see `UIBlurEffect`).
open class UIVisualEffectView: UIView {
  private let backdrop = UIView(frame: .zero)
  public let contentView = UIView(frame: .zero)

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UIVisualEffectView.self)
  }

  open var effect: UIVisualEffect? { didSet { showEffect() } }

  private func setUp() {
    for view in [backdrop, contentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.isUserInteractionEnabled = false
    showEffect()
  }

  private func showEffect() { backdrop.backgroundColor = effect?.substitute(traitCollection) }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    showEffect()
  }
}
