/// Reads and writes the tag Orientation (0x0112) of EXIF data, which is a TIFF header with a list of tags.
///
/// - SeeAlso: CIPA DC-008 (Exif 2.3), 4.6.4; Adobe, "TIFF 6.0" (1992), section 2. We differ: only the first list is
///   read, and a tag of another type, count or range is ignored, although the standard reserves such values.
enum EXIFOrientation {
  private static let name = Array("Exif\0\0".utf8)
  private static let tag = 0x0112

  /// Returns the orientation from 1 to 8, or nil if the segment isn't EXIF or has no valid orientation.
  static func read(_ segment: ArraySlice<UInt8>) -> Int? {
    guard segment.starts(with: name) else { return nil }
    let bytes = Array(segment.dropFirst(name.count))
    guard bytes.count >= 8, bytes[0] == bytes[1], bytes[0] == 0x49 || bytes[0] == 0x4D else {
      return nil
    }
    let isLittle = bytes[0] == 0x49
    func number(_ offset: Int, _ length: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - length else { return nil }
      let taken = bytes[offset..<offset + length]
      return isLittle
        ? taken.reversed().reduce(0) { $0 << 8 | Int($1) } : taken.reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, 2) == 42, let list = number(4, 4), let count = number(list, 2) else {
      return nil
    }
    for index in 0..<count {
      let entry = list + 2 + 12 * index
      guard let found = number(entry, 2) else { return nil }
      guard found == tag else { continue }
      guard number(entry + 2, 2) == 3, number(entry + 4, 4) == 1, let value = number(entry + 8, 2),
        (1...8).contains(value)
      else { return nil }
      return value
    }
    return nil
  }

  /// Returns the data of a segment that contains only the orientation.
  static func segment(_ orientation: Int) -> [UInt8] {
    name + [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0]
      + [UInt8(truncatingIfNeeded: orientation), 0, 0, 0, 0, 0, 0]
  }
}
