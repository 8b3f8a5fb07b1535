package import DarkroomRaster

/// DEC's bitmap graphics: bands of six rows, one pass a colour, 252 colours of a fixed cube.
///
/// - SeeAlso: DEC, "VT330/VT340 Programmer Reference Manual", volume 2 (1988), chapter 14. We
///   differ: 252 fixed colours instead of a palette for each picture; the manual's terminals show
///   16.
package enum Sixel {
  private static let levels: (r: UInt32, g: UInt32, b: UInt32) = (6, 7, 6)

  package static func drawing(_ picture: Pixmap) -> String {
    var text = "\u{1B}P0;1q\"1;1;\(picture.width);\(picture.height)"
    text += palette
    for top in stride(from: 0, to: picture.height, by: 6) {
      text += band(picture, top: top) + "-"
    }
    return text + "\u{1B}\\"
  }

  private static var palette: String {
    var text = ""
    for index in 0..<levels.r * levels.g * levels.b {
      let r = index / (levels.g * levels.b)
      let g = index / levels.b % levels.g
      let b = index % levels.b
      // Colours are in percent.
      text +=
        "#\(index);2;\(r * 100 / (levels.r - 1));\(g * 100 / (levels.g - 1));\(b * 100 / (levels.b - 1))"
    }
    return text
  }

  private static func index(of pixel: UInt32) -> UInt32 {
    func level(_ value: UInt32, _ count: UInt32) -> UInt32 { (value * (count - 1) + 127) / 255 }
    let r = level(pixel & 255, levels.r)
    let g = level(pixel >> 8 & 255, levels.g)
    let b = level(pixel >> 16 & 255, levels.b)
    return (r * levels.g + g) * levels.b + b
  }

  private static func band(_ picture: Pixmap, top: Int) -> String {
    var masks = [[UInt8]](repeating: [], count: Int(levels.r * levels.g * levels.b))
    for y in top..<min(top + 6, picture.height) {
      for x in 0..<picture.width {
        let index = Int(index(of: picture[x, y]))
        if masks[index].isEmpty { masks[index] = [UInt8](repeating: 0, count: picture.width) }
        masks[index][x] |= 1 << UInt8(y - top)
      }
    }
    return masks.enumerated().filter { !$0.element.isEmpty }
      .map { "#\($0.offset)" + runs($0.element) }.joined(separator: "$")
  }

  /// Repeats are counted: `!12?`.
  private static func runs(_ masks: [UInt8]) -> String {
    var text = ""
    var start = 0
    while start < masks.count {
      var end = start
      while end < masks.count, masks[end] == masks[start] { end += 1 }
      let character = Character(Unicode.Scalar(masks[start] + 63))
      text +=
        end - start > 3
        ? "!\(end - start)\(character)" : String(repeating: character, count: end - start)
      start = end
    }
    return text
  }
}
