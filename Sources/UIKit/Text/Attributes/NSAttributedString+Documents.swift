public import Foundation

extension NSAttributedString {
  /// What the data of a text is in.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let plain = Self(rawValue: "NSPlainText")
    public static let rtf = Self(rawValue: "NSRTF")
    public static let rtfd = Self(rawValue: "NSRTFD")
    public static let html = Self(rawValue: "NSHTML")
  }

  /// How a document is to be read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `DocumentType`.
    public static let documentType = Self(rawValue: "DocumentType")
    /// Attributes of what has none of its own.
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
    /// The raw value of a `String.Encoding`.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
  }

  /// What a document says of itself.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `DocumentType`.
    public static let documentType = Self(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
  }

  /// The range as plain text.
  ///
  /// Throws for other types of documents, which are not written here.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let type = TextDocument.type(dict[.documentType]) ?? .plain
    guard type == .plain else { throw TextDocument.unwritten(type) }
    let encoding = TextDocument.encoding(dict[.characterEncoding])
    guard let data = attributedSubstring(from: range).string.data(using: encoding) else {
      throw CocoaError(.fileWriteInapplicableStringEncoding)
    }
    return data
  }
}
