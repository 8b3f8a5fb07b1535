public import Foundation

/// Something that a menu shows.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an element can be chosen, and whether it is drawn in red.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is gray and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The title is drawn in red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open after the element was chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element has a mark before it.
  public enum State: Int, Sendable { case off, on, mixed }

  /// The title; a menu with an empty one has no header.
  open var title: String
  /// The image beside the title.
  open var image: UIImage?
  /// The line below the title; nil for none.
  open var subtitle: String?
  /// The identifier for tests; nil by default.
  open var accessibilityIdentifier: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}
