import Foundation

/// Reads the documents that attributed strings are made of.
enum TextDocument {
  static func type(_ option: Any?) -> NSAttributedString.DocumentType? {
    option as? NSAttributedString.DocumentType
      ?? (option as? String).map(NSAttributedString.DocumentType.init)
  }

  static func encoding(_ option: Any?) -> String.Encoding {
    let number = option as? UInt ?? (option as? NSNumber)?.uintValue
    return number.map(String.Encoding.init) ?? .utf8
  }

  static func text(
    of data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]
  ) throws -> String {
    let type = type(options[.documentType]) ?? guessedType(of: data)
    guard type == .plain else { throw unread(type) }
    guard let text = String(data: data, encoding: encoding(options[.characterEncoding])) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return text
  }

  private static func guessedType(of data: Data) -> NSAttributedString.DocumentType {
    let start = String(decoding: data.prefix(64), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if start.hasPrefix("{\\rtf") { return .rtf }
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }

  /// By the number of NSTextReadInapplicableDocumentTypeError.
  static func unread(_ type: NSAttributedString.DocumentType) -> NSError {
    error(
      65806,
      "Darkroom reads plain text only, and the document is of the type '\(type.rawValue)': make the attributed string in code"
    )
  }

  /// By the number of NSTextWriteInapplicableDocumentTypeError.
  static func unwritten(_ type: NSAttributedString.DocumentType) -> NSError {
    error(
      66062,
      "Darkroom writes plain text only, and a document of the type '\(type.rawValue)' was asked for"
    )
  }

  private static func error(_ code: Int, _ text: String) -> NSError {
    NSError(domain: NSCocoaErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
