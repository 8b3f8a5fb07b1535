import Foundation

/// A group of menu elements.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// Names a menu, the system's or an app's own.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu stands in the one around it.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  public let identifier: Identifier?
  public let options: Options
  public final var children: [UIMenuElement] { elements }
  @safe nonisolated(unsafe) private final var elements: [UIMenuElement]

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier
    self.options = options
    elements = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  deinit { releaseElementsIteratively() }

  /// Frees menus in menus that nobody else holds one after the other, so that depth costs no stack.
  nonisolated private func releaseElementsIteratively() {
    var doomed = elements
    elements = []
    while var element = doomed.popLast() {
      guard isKnownUniquelyReferenced(&element), let menu = element as? UIMenu else { continue }
      doomed += menu.elements
      menu.elements = []
    }
  }
}
