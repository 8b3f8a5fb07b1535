/// Why bytes could not become pixels, or pixels bytes.
package enum JPEGError: Error, Hashable, Sendable {
  /// The bytes do not begin as a JPEG file does.
  case notJPEG
  /// The file ends before its picture begins; the count of its bytes.
  case truncated(count: Int)
  /// The segments contradict the format; the offset is in bytes.
  case malformed(reason: String, offset: Int)
  /// A kind of JPEG that is not read here: the number of its start-of-frame marker, 0 to 15.
  case unsupportedProcess(Int)
  /// Bits of a sample, where they are not 8.
  case unsupportedDepth(Int)
  /// A side or the product of both exceeds the limit, or what the file's bytes can show; in pixels.
  case tooLarge(width: Int, height: Int)
  /// A picture without pixels, or with more than 65,500 on a side, has no JPEG form.
  case noForm(width: Int, height: Int)
  /// libjpeg stopped; the text is its own.
  case codec(message: String)
}
