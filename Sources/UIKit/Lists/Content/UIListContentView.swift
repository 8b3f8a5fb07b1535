import DarkroomCoreGraphics
public import Foundation

/// Shows a list content configuration.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private final var content: UIListContentConfiguration
  /// The points that a table keeps free at the sides of its rows.
  final var rowMargin: CGFloat = 0 {
    didSet { if rowMargin != oldValue { setNeedsLayout() } }
  }
  /// Whether an accessory follows, whose own gap replaces the standard margin.
  final var precedesAccessory = false {
    didSet { if precedesAccessory != oldValue { setNeedsLayout() } }
  }
  final let imageView = UIImageView()
  final let textLabel = UILabel()
  final let secondaryLabel = UILabel()

  /// Creates a view without a size that shows the configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    fill()
  }

  public required init?(coder: NSCoder) { nil }

  /// The configuration that is shown; one of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != content else { return }
      content = new
      fill()
    }
  }
  /// The minimum height of a row, in points.
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
