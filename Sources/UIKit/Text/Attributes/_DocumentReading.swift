public import Foundation

/// What texts are made of documents by: an initializer of a protocol may make an object of a subclass.
public protocol _DocumentReading {}

extension NSAttributedString: _DocumentReading {}

extension _DocumentReading where Self: NSAttributedString {
  /// Reads plain text.
  ///
  /// HTML and RTF are not read here: the error says so. Data of no stated type is looked at.
  public init(
    data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let text = try TextDocument.text(of: data, options)
    let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
    let made =
      Self.self is NSMutableAttributedString.Type
      ? NSMutableAttributedString(string: text, attributes: attributes)
      : NSAttributedString(string: text, attributes: attributes)
    guard let made = made as? Self else { throw TextDocument.unread(.plain) }
    self = made
  }
}
