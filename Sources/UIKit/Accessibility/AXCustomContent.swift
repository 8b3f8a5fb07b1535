public import Foundation

/// More that an element says of itself, when it is asked for more.
open class AXCustomContent: NSObject, @unchecked Sendable {
  /// Whether it is said without being asked for.
  public enum Importance: UInt, Sendable { case `default`, high }

  public let attributedLabel: NSAttributedString
  public let attributedValue: NSAttributedString
  /// - Important: Inert.
  open var importance = Importance.default

  open var label: String { attributedLabel.string }
  open var value: String { attributedValue.string }

  public init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString) {
    self.attributedLabel = attributedLabel
    self.attributedValue = attributedValue
    super.init()
  }

  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value))
  }
}
