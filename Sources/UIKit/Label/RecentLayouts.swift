import DarkroomTypesetting

/// The last two layouts of a label: it is measured more than once, and then drawn.
///
/// They are found by what was laid out, so that nothing can make them stale.
struct RecentLayouts {
  private var newest: TextLayout?
  private var older: TextLayout?

  mutating func layout(of text: StyledText, in room: TextConstraints) -> TextLayout {
    for layout in [newest, older] {
      guard let layout, layout.text == text, let fitting = layout.refitted(to: room) else {
        continue
      }
      return fitting
    }
    let made = TextLayout(text, constraints: room)
    older = newest
    newest = made
    return made
  }
}
