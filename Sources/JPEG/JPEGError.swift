/// A reason why bytes could not be decoded, or pixels could not be encoded.
package enum JPEGError: Error, Hashable, Sendable {
  /// The bytes do not begin as a JPEG file does.
  case notJPEG
  /// The file ends before its picture begins; `count` is its size in bytes.
  case truncated(count: Int)
  /// The segments violate the format; the offset is in bytes.
  case malformed(reason: String, offset: Int)
  /// The kind of JPEG isn't supported; the value is the number of its start-of-frame marker, from 0 to 15.
  case unsupportedProcess(Int)
  /// The samples do not have 8 bits; the value is their number of bits.
  case unsupportedDepth(Int)
  /// A side or the area exceeds the limit or what the file's bytes can show; both sizes are in pixels.
  case tooLarge(width: Int, height: Int)
  /// A picture without pixels, or with more than 65,500 on a side, cannot be stored as JPEG.
  case noForm(width: Int, height: Int)
  /// libjpeg failed; `message` is its own text.
  case codec(message: String)
}
