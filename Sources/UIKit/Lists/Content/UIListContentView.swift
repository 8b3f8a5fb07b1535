import DarkroomCoreGraphics
public import Foundation

/// Shows a list content configuration.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private final var content: UIListContentConfiguration
  /// Points that a table keeps at the sides of its rows.
  final var rowMargin: CGFloat = 0 {
    didSet { if rowMargin != oldValue { setNeedsLayout() } }
  }
  /// Whether an accessory follows, whose own gap takes the place of the standard margin.
  final var precedesAccessory = false {
    didSet { if precedesAccessory != oldValue { setNeedsLayout() } }
  }
  final let imageView = UIImageView()
  final let textLabel = UILabel()
  final let secondaryLabel = UILabel()

  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    fill()
  }

  public required init?(coder: NSCoder) { nil }

  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != content else { return }
      content = new
      fill()
    }
  }
  /// Points; a row with no more content is not higher.
  static let leastRowHeight: CGFloat = 44
  final var listConfiguration: UIListContentConfiguration { content }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    fill()
  }
}
