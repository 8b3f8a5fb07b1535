public import Foundation

/// A rotor of the app's own, with which VoiceOver users move from one element to the next of a kind.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The direction in which the user turns a rotor.
  public enum Direction: Int, Sendable { case previous, next }

  /// The kind of element that a system rotor looks for; `none` marks a rotor of the app's own.
  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3
    case headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText
    case misspelledWord, image, textField, table, list, landmark
  }

  public typealias Search =
    (_ predicate: UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  open var attributedName: NSAttributedString
  /// Looks for the next element; it is called by tests only.
  open var itemSearchBlock: Search
  /// `none` for a rotor with a name.
  public let systemRotorType: SystemRotorType

  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// Creates a rotor without a name of its own.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }

  public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
  }

  /// The text of `attributedName`; empty for a system rotor.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
}
