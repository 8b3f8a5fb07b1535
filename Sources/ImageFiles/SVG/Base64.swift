import Foundation

/// Bytes in an attribute of an SVG file.
enum Base64 {
  /// Nil for text that is none; white space in it does not count.
  static func bytes(_ text: Substring) -> [UInt8]? {
    Data(base64Encoded: String(text), options: .ignoreUnknownCharacters).map { [UInt8]($0) }
  }
}
