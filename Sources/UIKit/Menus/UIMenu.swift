import DarkroomCoreGraphics
import Foundation

/// A group of menu elements.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// An identifier for a menu of the system or of an app.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the menu bar itself.
    public static let root = Identifier("com.apple.menu.root")
    public static let application = Identifier("com.apple.menu.application")
    public static let file = Identifier("com.apple.menu.file")
    public static let edit = Identifier("com.apple.menu.edit")
    public static let format = Identifier("com.apple.menu.format")
    public static let view = Identifier("com.apple.menu.view")
    public static let window = Identifier("com.apple.menu.window")
    public static let help = Identifier("com.apple.menu.help")
  }

  /// Options for how a menu is shown in its parent menu.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The elements are in the parent menu itself, between lines.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The title is drawn in red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one of the elements has a mark.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// How large a menu shows its elements.
  public enum ElementSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
    case automatic = -1
  }

  /// The identifier; nil for a menu without one.
  public let identifier: Identifier?
  /// The options with which the menu was created.
  public let options: Options
  /// The elements in order; a menu never changes.
  public final var children: [UIMenuElement] { elements }
  private final var elements: [UIMenuElement]

  /// - Important: Inert. Menus are not shown.
  open var preferredElementSize: ElementSize

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier
    self.options = options
    elements = children
    self.preferredElementSize = preferredElementSize
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  deinit { ReleaseQueue.release(&elements) }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements with a mark, including those in submenus.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      switch child {
      case let menu as UIMenu: menu.selectedElements
      case let action as UIAction: action.state == .on ? [action] : []
      case let command as UICommand: command.state == .on ? [command] : []
      default: []
      }
    }
  }
}
