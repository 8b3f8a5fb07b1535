/// A value of a PDF file.
indirect enum PDFObject: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFObject])
  case dictionary([String: PDFObject])
  case stream(PDFStream)
  case reference(Int)
  /// An operator of a content stream, or a word between objects.
  case word(String)

  var number: Double? { if case .number(let value) = self { value } else { nil } }
  /// The value as an integer; nil also for numbers that are too large for any size or offset in a file.
  var integer: Int? { number.flatMap { abs($0) < 1e12 ? Int($0) : nil } }
  var name: String? { if case .name(let name) = self { name } else { nil } }
  var array: [PDFObject]? { if case .array(let members) = self { members } else { nil } }
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  var string: [UInt8]? { if case .string(let bytes) = self { bytes } else { nil } }

  /// The entries of the dictionary or of the stream's dictionary.
  var dictionary: [String: PDFObject]? {
    switch self {
    case .dictionary(let entries): entries
    case .stream(let stream): stream.entries
    default: nil
    }
  }

  var stream: PDFStream? { if case .stream(let stream) = self { stream } else { nil } }
}

/// The bytes of a stream, with the dictionary that describes them.
struct PDFStream: Sendable {
  var entries: [String: PDFObject]
  /// The encoded bytes, as they are in the file.
  var bytes: ArraySlice<UInt8>
}
