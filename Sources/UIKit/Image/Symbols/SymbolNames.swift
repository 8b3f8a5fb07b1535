/// The names of all of Apple's symbols, including those without a drawing.
///
/// This list decides for which names `UIImage(systemName:)` returns an image.
enum SymbolNames {
  /// All names, which are read when the first symbol is used.
  private static let all: Set<String> = Set(names(in: frontCoded))

  /// Whether SF Symbols 1 to 7 contain a symbol with this name.
  static func contains(_ name: String) -> Bool { all.contains(name) }

  /// The names in a list in the format of `frontCoded`, in its order.
  static func names(in list: StaticString) -> [String] {
    var names: [String] = []
    var name: [UInt8] = []
    for byte in list.description.utf8 {
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) else {
        name.append(byte)
        continue
      }
      if !name.isEmpty { names.append(String(decoding: name, as: UTF8.self)) }
      name.removeLast(name.count - Int(byte - UInt8(ascii: "A")))
    }
    return names + [String(decoding: name, as: UTF8.self)]
  }
}
