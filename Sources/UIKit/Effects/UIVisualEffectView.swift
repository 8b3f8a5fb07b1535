/// A view that shows its content over an effect (see `UIBlurEffect`).
open class UIVisualEffectView: UIView {
  private let backdrop = _UIVisualEffectBackdropView(frame: .zero)
  public let contentView = UIView(frame: .zero)

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UIVisualEffectView.self)
  }

  open var effect: UIVisualEffect? { didSet { backdrop.effect = effect } }

  private func setUp() {
    for view in [backdrop, contentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.effect = effect
  }
}
