import DarkroomTypesetting

/// The last two layouts of a label: it is measured more than once, and then drawn.
///
/// They are found by what was laid out, so that nothing can make them stale.
struct RecentLayouts {
  /// In memory of its own: a layout is hundreds of bytes, and a label that was never measured has none.
  private final class Entry {
    let layout: TextLayout

    init(_ layout: TextLayout) { self.layout = layout }

    func refitted(_ text: StyledText, _ room: TextConstraints) -> TextLayout? {
      layout.text == text ? layout.refitted(to: room) : nil
    }
  }

  private var newest: Entry?
  private var older: Entry?

  mutating func layout(of text: StyledText, in room: TextConstraints) -> TextLayout {
    if let fitting = newest?.refitted(text, room) ?? older?.refitted(text, room) { return fitting }
    let made = TextLayout.remembered(text, constraints: room)
    older = newest
    newest = Entry(made)
    return made
  }
}
