extension PDFFile {
  /// The largest size of a decoded stream, in bytes.
  private static let mostBytes = 1 << 28

  /// Returns the decoded bytes of a stream.
  mutating func decoded(_ stream: PDFStream) throws(ImageFileError) -> [UInt8] {
    let (bytes, left) = try decodedForImages(stream)
    if let left {
      throw .unsupported(
        format: "PDF", place: nil, feature: "a stream packed by \(left)", remedy: "export it again")
    }
    return bytes
  }

  /// Decodes a stream up to the first filter of an image format, and returns the name of that filter, or nil if there
  /// is none.
  mutating func decodedForImages(
    _ stream: PDFStream
  ) throws(ImageFileError) -> (bytes: [UInt8], format: String?) {
    let filters = list(stream.entries["Filter"] ?? stream.entries["F"])
    let parameters = list(stream.entries["DecodeParms"] ?? stream.entries["DP"])
    var bytes = Array(stream.bytes)
    for (index, filter) in filters.enumerated() {
      let settings = index < parameters.count ? parameters[index].dictionary ?? [:] : [:]
      switch filter.name ?? "" {
      case "FlateDecode", "Fl":
        guard let unpacked = Inflater.bytes(bytes, limit: Self.mostBytes) else {
          throw .malformed(format: "PDF", place: nil, reason: "a stream is not zlib data")
        }
        bytes = try unpredicted(unpacked, settings)
      case "LZWDecode", "LZW":
        let isEarly = value("EarlyChange", of: settings).integer != 0
        bytes = try unpredicted(LZW.bytes(bytes, isEarly: isEarly, limit: Self.mostBytes), settings)
      case "ASCIIHexDecode", "AHx": bytes = Self.hexadecimal(bytes)
      case "ASCII85Decode", "A85": bytes = Self.base85(bytes)
      case "RunLengthDecode", "RL": bytes = Self.runs(bytes)
      case "Crypt": continue
      case let other: return (bytes, other)
      }
    }
    return (bytes, nil)
  }

  /// Returns the members of an array, or a single value as a list.
  private mutating func list(_ object: PDFObject?) -> [PDFObject] {
    guard let object else { return [] }
    let value = resolved(object)
    if case .null = value { return [] }
    guard let members = value.array else { return [value] }
    var list: [PDFObject] = []
    for member in members { list.append(resolved(member)) }
    return list
  }

  // MARK: Predictors

  private mutating func unpredicted(
    _ bytes: [UInt8], _ settings: [String: PDFObject]
  ) throws(ImageFileError) -> [UInt8] {
    let predictor = value("Predictor", of: settings).integer ?? 1
    guard predictor > 1 else { return bytes }
    let colors = max(1, min(32, value("Colors", of: settings).integer ?? 1))
    let bits = max(1, min(16, value("BitsPerComponent", of: settings).integer ?? 8))
    let columns = max(1, min(1 << 24, value("Columns", of: settings).integer ?? 1))
    let pixel = max(1, colors * bits / 8)
    let row = (colors * bits * columns + 7) / 8
    guard row < 1 << 26 else { throw damaged("a row of a stream is too long") }
    if predictor >= 10 {
      return PNGRowFilters.removed(from: bytes, rowBytes: row, pixelBytes: pixel)
    }
    guard bits == 8 else {
      throw .unsupported(
        format: "PDF", place: nil, feature: "a TIFF predictor of \(bits) bits",
        remedy: "export it again")
    }
    var bytes = bytes
    for start in stride(from: 0, to: bytes.count, by: row) {
      for place in start..<min(start + row, bytes.count) where place - start >= pixel {
        bytes[place] &+= bytes[place - pixel]
      }
    }
    return bytes
  }

  // MARK: Texts of bytes

  private static func hexadecimal(_ bytes: [UInt8]) -> [UInt8] {
    var digits = bytes.prefix { $0 != UInt8(ascii: ">") }.compactMap(PDFLexer.digit)
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private static func base85(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var group: [UInt32] = []
    func flush(_ group: [UInt32], keeping count: Int) {
      var value: UInt32 = 0
      for digit in group { value = value &* 85 &+ digit }
      for index in 0..<count { result.append(UInt8(truncatingIfNeeded: value >> (24 - 8 * index))) }
    }
    for byte in bytes {
      if byte == UInt8(ascii: "~") { break }
      if byte == UInt8(ascii: "z"), group.isEmpty {
        result += [0, 0, 0, 0]
        continue
      }
      guard (33...117).contains(byte) else { continue }
      group.append(UInt32(byte - 33))
      if group.count == 5 {
        flush(group, keeping: 4)
        group = []
      }
    }
    if group.count > 1 {
      let count = group.count - 1
      flush(group + Array(repeating: 84, count: 5 - group.count), keeping: count)
    }
    return result
  }

  private static func runs(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count, bytes[place] != 128 {
      let length = Int(bytes[place])
      place += 1
      if length < 128 {
        result += bytes[place..<min(place + length + 1, bytes.count)]
        place += length + 1
      } else if place < bytes.count {
        result += Array(repeating: bytes[place], count: 257 - length)
        place += 1
      }
      if result.count > mostBytes { return result }
    }
    return result
  }
}
