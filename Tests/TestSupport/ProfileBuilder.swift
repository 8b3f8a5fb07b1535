/// ICC profiles of a matrix and one parametric curve for all channels.
///
/// Numbers are those of Apple's own files, 16 bits before the point and 16 behind it.
package enum ProfileBuilder {
  /// As Apple's devices embed it: rounded colorants, and sRGB's curve with five numbers.
  package static let displayP3 = profile([
    [0x0000_83DF, 0x0000_3DBF, 0xFFFF_FFBB], [0x0000_4ABF, 0x0000_B137, 0x0000_0AB9],
    [0x0000_2838, 0x0000_110B, 0x0000_C8B9],
  ])

  /// As IEC 61966-2.1's, adapted to D50.
  package static let sRGB = profile([
    [0x0000_6FA2, 0x0000_38F5, 0x0000_0390], [0x0000_6299, 0x0000_B785, 0x0000_18DA],
    [0x0000_24A0, 0x0000_0F84, 0x0000_B6CF],
  ])

  private static let sRGBCurve: [UInt32] = [
    0x0002_6666, 0x0000_F2A7, 0x0000_0D59, 0x0000_13D0, 0x0000_0A5B,
  ]

  package static func profile(_ colorants: [[UInt32]]) -> [UInt8] {
    let curve = Array("para\0\0\0\0\0\u{3}\0\0".utf8) + sRGBCurve.flatMap(bytes)
    let tags = ["rXYZ", "gXYZ", "bXYZ"].indices.map { index in
      Array("XYZ \0\0\0\0".utf8) + colorants[index].flatMap(bytes)
    }
    let start = 132 + 12 * 6
    var table: [UInt8] = bytes(6)
    for (index, name) in ["rXYZ", "gXYZ", "bXYZ"].enumerated() {
      table += Array(name.utf8) + bytes(UInt32(start + 20 * index)) + bytes(20)
    }
    for name in ["rTRC", "gTRC", "bTRC"] {
      table += Array(name.utf8) + bytes(UInt32(start + 60)) + bytes(UInt32(curve.count))
    }
    var header = [UInt8](repeating: 0, count: 128)
    for (place, name) in [(12, "mntr"), (16, "RGB "), (20, "XYZ "), (36, "acsp")] {
      header.replaceSubrange(place..<place + 4, with: Array(name.utf8))
    }
    return header + table + tags.flatMap(\.self) + curve
  }

  package static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
