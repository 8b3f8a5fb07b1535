/// A view that shows its content over an effect (see `UIBlurEffect`).
open class UIVisualEffectView: UIView {
  private let backdrop = _UIVisualEffectBackdropView(frame: .zero)
  /// The view for content above the effect; it is always as large as this view.
  public let contentView = UIView(frame: .zero)

  /// Creates a view of size zero; without an effect, only its content is drawn.
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

  /// The effect that is drawn behind the content; nil for none.
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
