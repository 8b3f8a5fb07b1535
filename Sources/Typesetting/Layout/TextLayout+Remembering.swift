/// A key for remembered layouts.
///
/// Equality compares the whole text. The hash leaves out nearly all styles, because they seldom differ.
struct LaidOutText: Hashable {
  let text: StyledText

  func hash(into hasher: inout Hasher) {
    unsafe text.characters.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    hasher.combine(text.emptyStyle.font.size)
  }
}

typealias LayoutCache = GenerationalCache<LaidOutText, [TextLayout]>

/// Layouts are remembered by what was laid out: a label is measured more than once and then drawn, rows of a list say
/// the same, and a screen is built again for each test, each appearance and each size.
extension TextLayout {
  private static let layouts = LayoutCache(capacity: 1024)

  /// The largest number of characters of a text whose layouts are remembered.
  private static var longest: Int { 500 }

  /// The number of rooms for which a text's layouts are remembered: a label is measured in two.
  private static var rooms: Int { 2 }

  /// Returns the same layout as `init`, reusing one for this room or for one with the same lines.
  package static func remembered(_ text: StyledText, constraints: TextConstraints) -> TextLayout {
    remembered(text, constraints, in: layouts)
  }

  static func remembered(
    _ text: StyledText, _ room: TextConstraints, in cache: LayoutCache
  ) -> TextLayout {
    // Texts with attachments are not remembered, because attachments hold pictures.
    guard text.count <= longest, text.runs.allSatisfy({ $0.style.attachment == nil }) else {
      return TextLayout(text, constraints: room)
    }
    let known = cache.known(LaidOutText(text: text)) ?? []
    for layout in known.reversed() {
      if let fitting = layout.refitted(to: room) { return fitting }
    }
    let made = TextLayout(text, constraints: room)
    cache.keep(known.suffix(rooms - 1) + [made], for: LaidOutText(text: text))
    return made
  }
}
