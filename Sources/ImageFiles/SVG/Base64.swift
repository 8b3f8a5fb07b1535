import Foundation

/// Decodes Base64 data in an attribute of an SVG file.
enum Base64 {
  /// Returns the decoded bytes, or nil if the text isn't valid Base64; white space is ignored.
  static func bytes(_ text: Substring) -> [UInt8]? {
    Data(base64Encoded: String(text), options: .ignoreUnknownCharacters).map { [UInt8]($0) }
  }
}
