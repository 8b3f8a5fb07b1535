/// The replacement of a color, independent of what is drawn with it.
struct ColorChange: Hashable {
  let old: StraightColor
  let new: StraightColor

  /// If both colors have the same opacity, it is omitted, because faint shades of a color change with it.
  init(_ old: StraightColor, _ new: StraightColor) {
    let isFaint = old.alpha == new.alpha
    self.old = isFaint ? old.hasSameLight : old
    self.new = isFaint ? new.hasSameLight : new
  }

  /// Whether two premultiplied pixels have the old and the new color, at any opacity.
  func explains(_ before: UInt32, _ after: UInt32) -> Bool {
    let (a, b) = (UInt8(before >> 24), UInt8(after >> 24))
    if old.alpha == new.alpha {
      return a == b && old.with(alpha: a).isNear(before) && new.with(alpha: b).isNear(after)
    }
    return old.isNear(before) && new.isNear(after)
  }

  var words: String { "\(old.text) → \(new.text)" }

  /// Reads an attribute's colors, one or several, in both trees; nil if their numbers differ.
  static func all(_ old: String, _ new: String) -> [ColorChange]? {
    func colors(_ text: String) -> [StraightColor]? {
      let parts = text.split { $0 == " " || $0 == "," }
      let colors = parts.compactMap { StraightColor($0) }
      return colors.isEmpty || colors.count != parts.count ? nil : colors
    }
    guard let before = colors(old), let after = colors(new), before.count == after.count else {
      return nil
    }
    return zip(before, after).filter { $0 != $1 }.map { ColorChange($0, $1) }
  }
}
