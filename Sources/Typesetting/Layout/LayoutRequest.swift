/// All that a layout depends on: the key under which it is kept.
struct LayoutRequest: Hashable {
  let text: StyledText
  let room: TextConstraints

  /// Styles seldom differ; equality looks at them.
  func hash(into hasher: inout Hasher) {
    unsafe text.characters.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    hasher.combine(text.emptyStyle.font.size)
    hasher.combine(room.width)
  }
}
