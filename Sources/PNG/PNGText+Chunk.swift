extension PNGText {
  /// Reads a tEXt, zTXt or iTXt chunk; nil for others, damaged ones, and texts longer than `limit` bytes.
  init?(chunk type: String, _ data: ArraySlice<UInt8>, limit: Int) {
    guard ["tEXt", "zTXt", "iTXt"].contains(type), let end = data.firstIndex(of: 0) else {
      return nil
    }
    let keyword = Self.latin(data[..<end])
    let rest = data[(end + 1)...]
    let text: String? =
      switch type {
      case "tEXt": rest.count <= limit ? Self.latin(rest) : nil
      case "zTXt": rest.first == 0 ? Self.inflated(rest.dropFirst(), limit).map(Self.latin) : nil
      default: Self.international(rest, limit: limit)
      }
    guard let text else { return nil }
    self.init(keyword, text)
  }

  /// Behind the keyword: compression flag, method, language tag, 0, translated keyword, 0, UTF-8.
  private static func international(_ data: ArraySlice<UInt8>, limit: Int) -> String? {
    let flags = data.prefix(2)
    guard flags.count == 2, let language = data.dropFirst(2).firstIndex(of: 0),
      let translation = data[(language + 1)...].firstIndex(of: 0)
    else { return nil }
    let content = data[(translation + 1)...]
    switch (flags[flags.startIndex], flags[flags.startIndex + 1]) {
    case (0, _): return content.count <= limit ? String(decoding: content, as: UTF8.self) : nil
    case (1, 0): return inflated(content, limit).map { String(decoding: $0, as: UTF8.self) }
    default: return nil
    }
  }

  private static func inflated(_ data: ArraySlice<UInt8>, _ limit: Int) -> ArraySlice<UInt8>? {
    LibPNG.inflate(data, limit: limit)?[...]
  }

  /// ISO 8859-1.
  private static func latin(_ bytes: ArraySlice<UInt8>) -> String {
    String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}
