/// The names that symbols of Apple have, whether they are drawn here or not: this list is what decides which names
/// `UIImage(systemName:)` has an image for.
enum SymbolNames {
  /// Read when the first symbol is asked for.
  private static let all: Set<String> = Set(names(in: frontCoded))

  /// Whether Apple has a symbol of this name, in SF Symbols 1 to 7.
  static func contains(_ name: String) -> Bool { all.contains(name) }

  /// The names that a list written as `frontCoded` holds, in its order.
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
