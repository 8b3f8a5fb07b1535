/// A color profile made of curves and a matrix, for RGB, or of a curve, for gray.
///
/// - SeeAlso: ICC.1:2010, 8.3 and 8.4. We differ: tables of more dimensions, which printers and scanners have, are not
///   read, nor are profiles that have them beside a matrix; after 200 tags no others are looked for.
struct ICCProfile {
  /// The curves: three for RGB, one for gray.
  let curves: [ToneCurve]
  /// The matrix from light to XYZ relative to D50, or nil for gray.
  let colorants: LightMatrix?

  /// Creates the profile, or nil if the bytes are not such a profile.
  init?(_ bytes: [UInt8]) {
    let reader = BigEndianReader(bytes)
    guard reader.name(36) == "acsp", reader.name(20) == "XYZ ", let count = reader.number(128, 4)
    else { return nil }
    var tags: [String: (start: Int, count: Int)] = [:]
    for index in 0..<min(count, 200) {
      let entry = 132 + 12 * index
      guard let name = reader.name(entry), let start = reader.number(entry + 4, 4),
        let length = reader.number(entry + 8, 4), length >= 8, start <= bytes.count - length
      else { return nil }
      tags[name] = (start, length)
    }
    func curve(_ name: String) -> ToneCurve? {
      tags[name].flatMap { ToneCurve(reader, start: $0.start, count: $0.count) }
    }
    switch reader.name(16) {
    case "GRAY":
      guard let gray = curve("kTRC") else { return nil }
      curves = [gray]
      colorants = nil
    case "RGB ":
      // Where a profile has tables as well, they come first.
      guard tags["A2B0"] == nil, let red = curve("rTRC"), let green = curve("gTRC"),
        let blue = curve("bTRC")
      else { return nil }
      let xyz = ["rXYZ", "gXYZ", "bXYZ"].compactMap { name in
        tags[name].flatMap { tag in
          tag.count >= 20 ? (0..<3).compactMap { reader.fraction(tag.start + 8 + 4 * $0) } : nil
        }
      }
      guard xyz.count == 3, xyz.allSatisfy({ $0.count == 3 }) else { return nil }
      curves = [red, green, blue]
      colorants = LightMatrix(columns: xyz[0], xyz[1], xyz[2])
    default: return nil
    }
  }
}

extension ToneCurve {
  /// Reads a tag of type `curv` or `para`.
  fileprivate init?(_ reader: BigEndianReader, start: Int, count: Int) {
    switch reader.name(start) {
    case "curv": self.init(listed: reader, start: start, count: count)
    case "para": self.init(parametric: reader, start: start, count: count)
    default: return nil
    }
  }

  private init?(listed reader: BigEndianReader, start: Int, count: Int) {
    guard count >= 12, let length = reader.number(start + 8, 4), length <= (count - 12) / 2 else {
      return nil
    }
    let values = (0..<length).compactMap { reader.number(start + 12 + 2 * $0, 2) }
    switch length {
    case 0: self = .power(1)
    case 1:
      guard values[0] > 0 else { return nil }
      self = .power(Double(values[0]) / 256)
    default: self = .table(values.map { UInt16(truncatingIfNeeded: $0) })
    }
  }

  private init?(parametric reader: BigEndianReader, start: Int, count: Int) {
    guard count >= 12, let kind = reader.number(start + 8, 2), kind <= 4 else { return nil }
    let length = [1, 3, 4, 5, 7][kind]
    guard count >= 12 + 4 * length else { return nil }
    let p = (0..<length).compactMap { reader.fraction(start + 12 + 4 * $0) }
    guard p.count == length, p[0] > 0 else { return nil }
    switch kind {
    case 0: self = .power(p[0])
    case 1, 2:
      guard p[1] != 0 else { return nil }
      let rest = kind == 2 ? p[3] : 0
      self = .parametric(
        exponent: p[0], a: p[1], b: p[2], c: 0, limit: -p[2] / p[1], e: rest, f: rest)
    default:
      self = .parametric(
        exponent: p[0], a: p[1], b: p[2], c: p[3], limit: p[4], e: kind == 4 ? p[5] : 0,
        f: kind == 4 ? p[6] : 0)
    }
  }
}

/// A reader of a profile's numbers, which are nil beyond its end.
private struct BigEndianReader {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func number(_ offset: Int, _ length: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - length else { return nil }
    return bytes[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
  }

  func name(_ offset: Int) -> String? {
    guard offset >= 0, offset <= bytes.count - 4 else { return nil }
    return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }

  /// Returns a signed number with 16 bits before the point and 16 after it.
  func fraction(_ offset: Int) -> Double? {
    number(offset, 4).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
  }
}
