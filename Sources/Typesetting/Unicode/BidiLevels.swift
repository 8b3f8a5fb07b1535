import _FoundationICU

/// The bidirectional embedding levels of a paragraph's characters.
///
/// - SeeAlso: Unicode Standard Annex #9, the bidirectional algorithm, as ICU has it. We differ: a text
///   without a character that runs right to left is not looked at further.
struct BidiLevels {
  /// One level for each UTF-16 unit, or nil if all are 0.
  ///
  /// Odd levels run from right to left.
  let levels: [UInt8]?
  /// The paragraph's own level: 0 or 1.
  let base: UInt8

  init(of text: [UInt16], direction: WritingDirection) {
    if direction != .rightToLeft, !text.contains(where: Self.mayRunRightToLeft) {
      levels = nil
      base = 0
      return
    }
    var status = U_ZERO_ERROR
    guard !text.isEmpty, let bidi = unsafe swift_ubidi_open() else {
      levels = nil
      base = direction == .rightToLeft ? 1 : 0
      return
    }
    defer { unsafe swift_ubidi_close(bidi) }
    // 0xFE requests the first strong character's direction from ICU, or left to right if there is none.
    let asked: UInt8 =
      switch direction {
      case .natural: 0xfe
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    (levels, base) = unsafe text.withUnsafeBufferPointer { characters in
      unsafe swift_ubidi_setPara(
        bidi, characters.baseAddress, Int32(characters.count), asked, nil, &status)
      let base = unsafe swift_ubidi_getParaLevel(bidi)
      guard let found = unsafe swift_ubidi_getLevels(bidi, &status) else { return (nil, base) }
      return unsafe (Array(UnsafeBufferPointer(start: found, count: characters.count)), base)
    }
  }

  /// Returns whether a UTF-16 unit belongs to a right-to-left script or forces a direction.
  private static func mayRunRightToLeft(_ unit: UInt16) -> Bool {
    guard unit >= 0x590 else { return false }
    return switch unit {
    case 0x590...0x8ff, 0xfb1d...0xfdff, 0xfe70...0xfeff: true
    case 0x200f, 0x202b, 0x202e, 0x2067: true
    // These are the high surrogates of the right-to-left planes, U+10800–10FFF and U+1E800–1EFFF.
    case 0xd802, 0xd803, 0xd83a, 0xd83b: true
    default: false
    }
  }

  /// Returns the positions of `levels` in visual order, left to right, by rule L2.
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
