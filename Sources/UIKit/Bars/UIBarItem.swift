import DarkroomCoreGraphics
import DarkroomObjectiveC
public import Foundation

/// The content of an item of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject, _ObjectInitializers, @MainActor NSCoding {
  /// The bar that currently shows the item.
  final weak var bar: UIView?
  private final var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// - Important: Inert.
  open func encode(with coder: NSCoder) {}
  /// Is called when the nib that contains the item has been loaded.
  open func awakeFromNib() {}
  open func prepareForInterfaceBuilder() {}

  /// The text of the item; nil shows only the image.
  open var title: String? {
    willSet { _willChangeValue(of: \.title, named: "title") }
    didSet {
      change()
      _didChangeValue(of: \.title, named: "title")
    }
  }
  /// The image of the item, drawn in the color of its state unless it has its own colors.
  open var image: UIImage? {
    willSet { _willChangeValue(of: \.image, named: "image") }
    didSet {
      change()
      _didChangeValue(of: \.image, named: "image")
    }
  }
  /// Whether taps have an effect; true by default.
  ///
  /// Disabled items are gray.
  open var isEnabled = true {
    willSet { _willChangeValue(of: \.isEnabled, named: "enabled") }
    didSet {
      change()
      _didChangeValue(of: \.isEnabled, named: "enabled")
    }
  }
  /// A number of the app's own; 0 by default.
  open var tag = 0
  /// The insets of the image's edges, in points.
  open var imageInsets: UIEdgeInsets = .zero {
    didSet { change() }
  }
  /// The image that is shown instead of `image` if the screen is low (`verticalSizeClass`).
  open var landscapeImagePhone: UIImage? {
    didSet { change() }
  }
  /// The insets of `landscapeImagePhone`, in points.
  open var landscapeImagePhoneInsets: UIEdgeInsets = .zero {
    didSet { change() }
  }
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?

  /// Sets the attributes of the title for a state; states without any use the attributes for `normal`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state.rawValue] = attributes
    change()
  }
  /// The attributes that were set for exactly this state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { textAttributes[state.rawValue] }

  /// The image for a bar with these traits, and the insets of its edges in points.
  final func shownImage(for traits: UITraitCollection) -> (image: UIImage?, insets: UIEdgeInsets) {
    guard traits.verticalSizeClass == .compact, let landscapeImagePhone else {
      return (image, imageInsets)
    }
    return (landscapeImagePhone, landscapeImagePhoneInsets)
  }

  final func change() { bar?.setNeedsLayout() }

  /// Shows the title with the attributes of the state, or else with those of the bar, or else with `font` and `color`.
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
