import DarkroomCoreGraphics
public import Foundation

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The weight of a title: plain, or heavier for `done`.
  public enum Style: Int, Sendable {
    case plain
    case done = 2

    /// The name of `done` since iOS 26.
    public static var prominent: Style { .done }
  }

  /// The weight of the title; `plain` by default.
  open var style: Style = .plain {
    didSet { change() }
  }
  /// The object that receives `action`; nil means the first responder in the chain that has it.
  ///
  /// It is not retained.
  open weak var target: AnyObject?
  /// The method that a tap calls, unless there is a primary action.
  open var action: Selector?
  /// The action that a tap performs instead of `action`.
  open var primaryAction: UIAction? {
    didSet { change() }
  }
  /// - Important: Inert. Menus do not open.
  open var menu: UIMenu?
  /// The view that replaces the button; the app determines its size and handles its touches.
  open var customView: UIView? {
    didSet { change() }
  }
  /// The color of title and image; nil means the tint of the bar.
  open var tintColor: UIColor? {
    didSet { change() }
  }
  /// The width of a fixed space, in points.
  open var width: CGFloat = 0 {
    didSet { change() }
  }
  /// Titles that the item may show; the item is as wide as the widest of these and its own title.
  open var possibleTitles: Set<String>? {
    didSet { change() }
  }
  private(set) var systemItem: SystemItem?
  final var look = BarItemLook()
  final var backLook = BarItemLook()

  /// Whether the item is selected, which shows it in white on a plate in the tint color.
  open var isSelected = false {
    didSet { change() }
  }
  /// - Important: Inert. Items have no background of glass.
  open var hidesSharedBackground = false
  /// - Important: Inert. Items have no background of glass.
  open var sharesBackground = true
  /// Whether the item is hidden; hidden items take up no space.
  open var isHidden = false {
    didSet { change() }
  }
  /// Whether a tap first selects or deselects the item, before it does anything else.
  open var changesSelectionAsPrimaryAction = false
  /// - Important: Inert. Menus do not open.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// The menu element that represents the item.
  ///
  /// Unless it was set, it is the item's menu, or an action that does what a tap does.
  ///
  /// It is nil for spaces and custom views.
  open var menuRepresentation: UIMenuElement? {
    get { ownMenuRepresentation ?? standardMenuRepresentation }
    set { ownMenuRepresentation = newValue }
  }
  private final var ownMenuRepresentation: UIMenuElement?
  private final var standardMenuRepresentation: UIMenuElement? {
    guard customView == nil, !isSpace else { return nil }
    if let menu { return UIMenu(title: title ?? "", image: image, children: menu.children) }
    return UIAction(
      title: title ?? "", image: image, attributes: isEnabled ? [] : .disabled,
      state: isSelected ? .on : .off
    ) { [weak self] _ in self?.send() }
  }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    take(title: title, style: style, target: target, action: action)
  }

  final func take(title: String?, style: Style, target: Any?, action: Selector?) {
    self.title = title
    self.style = style
    self.target = target.map(ClassObject.standing)
    self.action = action
  }

  /// Creates an item with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates an item with an image, and another one for low screens.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates an item with the system's word or symbol.
  public convenience init(
    barButtonSystemItem item: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    take(item, target: target, action: action)
  }

  final func take(_ item: SystemItem, target: Any?, action: Selector?) {
    become(item)
    self.target = target.map(ClassObject.standing)
    self.action = action
  }

  final func become(_ item: SystemItem) {
    title = item.words
    style = item == .done || item == .save ? .done : .plain
    image = item.symbolName.flatMap { UIImage(systemName: $0) }
    systemItem = item
  }

  /// Creates an item with the system's word or symbol that performs an action.
  public convenience init(
    systemItem item: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: item, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates an item that takes title and image from the action, unless others are given.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Returns a space that takes the room that remains in a toolbar; several share it equally.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
  /// Returns a space of fixed width, in points.
  ///
  /// In a toolbar, a negative width moves its neighbors closer together.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// Performs the action of a tap.
  package func send() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction { return primaryAction.perform(from: self) }
    if let action { _ = ActionDispatch.send(action, to: target, from: self, for: nil) }
  }
}
