/// Four-letter names in OpenType's packed form, with the first letter in the highest byte.
enum OpenTypeTag {
  /// Returns the packed name.
  ///
  /// Short names are padded with spaces; bytes after the fourth are ignored.
  static func value(_ text: String) -> UInt32 {
    var bytes = Array(text.utf8.prefix(4))
    while bytes.count < 4 { bytes.append(0x20) }
    return bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  static func text(_ value: UInt32) -> String {
    String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }, as: UTF8.self
    )
  }
}
