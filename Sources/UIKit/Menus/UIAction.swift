import Foundation

/// A closure that receives the action, whose `sender` is set meanwhile.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A closure with a title.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// An identifier for an action, by which it can be found and replaced.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// A longer title for lists of commands; it is stored.
  open var discoverabilityTitle: String?
  /// The identifier by which controls replace and remove the action.
  public let identifier: Identifier
  /// Whether the action can be chosen and is drawn in red.
  open var attributes: Attributes
  /// Whether the action has a mark before it.
  open var state: State
  /// The object that performs the action; nil outside of its handler.
  open private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

  /// Without an identifier the action gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Self.freshIdentifier()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  private static var count = 0

  private static func freshIdentifier() -> Identifier {
    count += 1
    return Identifier("com.apple.action.dynamic.\(count)")
  }

  /// Calls the handler with a sender; the target is not used.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(from: sender as AnyObject?) }

  package func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
