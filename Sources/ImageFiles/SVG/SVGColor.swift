import DarkroomRaster

/// Parses SVG colors: names, `#rrggbb`, `rgb(…)`, `hsl(…)` and `color(srgb …)`.
///
/// - SeeAlso: W3C, "CSS Color Module Level 4", 4 to 6. As there; the caller resolves `currentColor`.
enum SVGColor {
  /// Returns the color, or nil if the text isn't in one of these forms.
  static func read(_ text: String) -> Color? {
    let text = text.trimmed.lowercased()
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if text == "transparent" { return .clear }
    if let number = SVGColorNames.values[text] { return color(number) }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let arguments = text[text.index(after: open)...].dropLast()
      .split { $0.isWhitespace || $0 == "," || $0 == "/" }
    switch text[..<open] {
    case "rgb", "rgba": return rgb(arguments)
    case "hsl", "hsla": return hsl(arguments)
    case "color": return wide(arguments)
    default: return nil
    }
  }

  private static func color(_ number: UInt32) -> Color {
    Color(
      red: Double(number >> 16 & 255) / 255, green: Double(number >> 8 & 255) / 255,
      blue: Double(number & 255) / 255)
  }

  private static func hexadecimal(_ digits: Substring) -> Color? {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count else { return nil }
    var channels: [Double] = []
    switch values.count {
    case 3, 4:
      for value in values { channels.append(Double(value * 17) / 255) }
    case 6, 8:
      for place in stride(from: 0, to: values.count, by: 2) {
        channels.append(Double(values[place] * 16 + values[place + 1]) / 255)
      }
    default: return nil
    }
    return Color(
      red: channels[0], green: channels[1], blue: channels[2],
      alpha: channels.count == 4 ? channels[3] : 1)
  }

  /// Parses a number or a percentage as a fraction.
  ///
  /// - Parameter whole: the divisor of a number without a percent sign.
  private static func share(_ word: Substring, whole: Double) -> Double? {
    let isPercent = word.hasSuffix("%")
    guard let value = Double(isPercent ? word.dropLast() : word), value.isFinite else { return nil }
    return max(0, min(1, value / (isPercent ? 100 : whole)))
  }

  private static func rgb(_ words: [Substring]) -> Color? {
    guard words.count == 3 || words.count == 4, let red = share(words[0], whole: 255),
      let green = share(words[1], whole: 255), let blue = share(words[2], whole: 255),
      let alpha = words.count == 4 ? share(words[3], whole: 1) : 1
    else { return nil }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  private static func hsl(_ words: [Substring]) -> Color? {
    guard words.count == 3 || words.count == 4,
      let degrees = Double(words[0].hasSuffix("deg") ? words[0].dropLast(3) : words[0]),
      let saturation = share(words[1], whole: 100), let light = share(words[2], whole: 100),
      let alpha = words.count == 4 ? share(words[3], whole: 1) : 1, degrees.isFinite
    else { return nil }
    func channel(_ n: Double) -> Double {
      var k = (n + degrees / 30).truncatingRemainder(dividingBy: 12)
      if k < 0 { k += 12 }
      let reach = saturation * min(light, 1 - light)
      return light - reach * max(-1, min(k - 3, 9 - k, 1))
    }
    return Color(red: channel(0), green: channel(8), blue: channel(4), alpha: alpha)
  }

  /// Parses `color(srgb …)`; returns nil for wider color spaces.
  private static func wide(_ words: [Substring]) -> Color? {
    words.first == "srgb" ? rgb(words.dropFirst().map { Self.bytes($0) }) : nil
  }

  private static func bytes(_ word: Substring) -> Substring {
    guard !word.hasSuffix("%"), let value = Double(word) else { return word }
    return Substring("\(value * 100)%")
  }
}
