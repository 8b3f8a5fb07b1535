/// The names that symbols of Apple have, whether they are drawn here or not.
enum SymbolNames {
  /// Read when the first name is asked for that has no picture here.
  private static let all: Set<String> = Set(names(in: frontCoded))

  /// What names of forms for a script or a direction end in.
  private static let forms: Set<Substring> = [
    "ar", "he", "hi", "ja", "km", "ko", "my", "rtl", "th", "zh",
  ]

  /// Whether `name`, or the symbol that it is a form of, is in the public list.
  static func contains(_ name: String) -> Bool {
    if all.contains(name) { return true }
    guard let dot = name.lastIndex(of: "."), forms.contains(name[dot...].dropFirst()) else {
      return false
    }
    return all.contains(String(name[..<dot]))
  }

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
