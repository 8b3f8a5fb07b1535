public import Foundation

/// Extra information about an element, which an assistive technology reads on request.
open class AXCustomContent: NSObject, @unchecked Sendable {
  /// Whether the information is read at once or only on request.
  public enum Importance: UInt, Sendable { case `default`, high }

  public let attributedLabel: NSAttributedString
  public let attributedValue: NSAttributedString
  /// - Important: Inert.
  open var importance = Importance.default

  /// The text of `attributedLabel`.
  open var label: String { attributedLabel.string }
  /// The text of `attributedValue`.
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
