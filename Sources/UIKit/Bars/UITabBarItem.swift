import DarkroomCoreGraphics
import DarkroomObjectiveC
public import Foundation

/// The title and image of a tab.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The image that replaces `image` while the item is selected; nil keeps `image`.
  open var selectedImage: UIImage? {
    didSet { change() }
  }
  /// The text of the badge; nil shows none.
  open var badgeValue: String? {
    willSet { _willChangeValue(of: \.badgeValue, named: "badgeValue") }
    didSet {
      change()
      _didChangeValue(of: \.badgeValue, named: "badgeValue")
    }
  }
  /// The color of the badge, which takes precedence over that of the appearance.
  open var badgeColor: UIColor? {
    didSet { change() }
  }

  /// The appearance that replaces the bar's own while the item is selected; nil to use the bar's.
  open var standardAppearance: UITabBarAppearance? {
    didSet { change() }
  }
  /// - Important: Inert. Bars keep their standard look at the edge of the content.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The offset of the title, in points.
  open var titlePositionAdjustment: UIOffset = .zero {
    didSet { change() }
  }
  private var badgeAttributes = StateValues<[NSAttributedString.Key: Any]>()

  /// Sets the attributes of the badge's text; only font and color are used.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    change()
  }
  /// The attributes that were set for exactly this state.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }

  final func shownBadgeAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any] { badgeAttributes.value(for: state) ?? [:] }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item; the image is drawn in the color of its state unless it has its own colors.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    take(title: title, image: image, tag: tag)
  }

  final func take(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with another image for the selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
