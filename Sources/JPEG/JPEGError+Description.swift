extension JPEGError: CustomStringConvertible {
  /// One sentence without a final period, which follows a file name and a colon.
  package var description: String {
    switch self {
    case .notJPEG: "the file is not a JPEG"
    case .truncated(let count): "the JPEG ends after \(count) bytes, before its picture"
    case .malformed(let reason, let offset): "the JPEG is malformed at byte \(offset): \(reason)"
    case .unsupportedProcess(let process):
      "the JPEG is of kind SOF\(process); baseline and progressive Huffman coding are read"
    case .unsupportedDepth(let bits): "the JPEG has \(bits) bits a sample; 8 are read"
    case .tooLarge(let width, let height): "\(width)×\(height) pixels are more than the limit"
    case .noForm(let width, let height): "a picture of \(width)×\(height) pixels has no JPEG form"
    case .codec(let message): "libjpeg says: \(message)"
    }
  }
}
