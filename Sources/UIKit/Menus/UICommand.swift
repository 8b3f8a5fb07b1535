import Foundation

/// A menu element that sends an action along the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The method that is called along the responder chain.
  public let action: Selector
  /// A value that tells commands with one action apart.
  public let propertyList: Any?
  /// A longer title for lists of commands; it is stored.
  open var discoverabilityTitle: String?
  /// Whether the command can be chosen and is drawn in red.
  open var attributes: Attributes
  /// Whether the command has a mark before it.
  open var state: State
  /// The commands that replace this one while modifier keys are held.
  public let alternates: [UICommandAlternate]

  public init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}
