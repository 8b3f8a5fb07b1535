import DarkroomCoreGraphics
import DarkroomObjectiveC
public import Foundation

/// What a bar shows of an item.
@preconcurrency @MainActor
open class UIBarItem: NSObject, _ObjectInitializers, @MainActor NSCoding {
  /// The bar that shows the item now.
  final weak var bar: UIView?
  private final var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// - Important: Inert.
  open func encode(with coder: NSCoder) {}
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  open var title: String? {
    willSet { _willChangeValue(of: \.title, named: "title") }
    didSet {
      change()
      _didChangeValue(of: \.title, named: "title")
    }
  }
  open var image: UIImage? {
    willSet { _willChangeValue(of: \.image, named: "image") }
    didSet {
      change()
      _didChangeValue(of: \.image, named: "image")
    }
  }
  open var isEnabled = true {
    willSet { _willChangeValue(of: \.isEnabled, named: "enabled") }
    didSet {
      change()
      _didChangeValue(of: \.isEnabled, named: "enabled")
    }
  }
  open var tag = 0
  /// Points that the image's edges move in by.
  open var imageInsets: UIEdgeInsets = .zero {
    didSet { change() }
  }
  /// Shown in place of the image where the screen is low (`verticalSizeClass`).
  open var landscapeImagePhone: UIImage? {
    didSet { change() }
  }
  /// As `imageInsets`, for `landscapeImagePhone`.
  open var landscapeImagePhoneInsets: UIEdgeInsets = .zero {
    didSet { change() }
  }
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state.rawValue] = attributes
    change()
  }
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { textAttributes[state.rawValue] }

  /// The image, and the points that its edges move in by, for a bar of these traits.
  final func shownImage(for traits: UITraitCollection) -> (image: UIImage?, insets: UIEdgeInsets) {
    guard traits.verticalSizeClass == .compact, let landscapeImagePhone else {
      return (image, imageInsets)
    }
    return (landscapeImagePhone, landscapeImagePhoneInsets)
  }

  final func change() { bar?.setNeedsLayout() }

  /// Shows the title in the state's attributes, or else in those of the bar, or else in `font` and `color`.
  final func show(
    in label: UILabel, state: UIControl.State, font: UIFont, color: UIColor,
    bar: [NSAttributedString.Key: Any] = [:]
  ) {
    let own = titleTextAttributes(for: state) ?? titleTextAttributes(for: .normal) ?? [:]
    var base: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    base.merge(bar) { $1 }
    label.attributedText = title.map {
      NSAttributedString(string: $0, attributes: base.merging(own) { $1 })
    }
  }
}
