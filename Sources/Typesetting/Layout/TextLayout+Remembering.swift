typealias LayoutCache = GenerationalCache<LayoutRequest, TextLayout>

/// Layouts of short texts are remembered by what was laid out: rows of a list say the same, and a screen is built again for
/// each test, each appearance and each size.
extension TextLayout {
  private static let layouts = LayoutCache(capacity: 1024)

  /// The characters of the longest text that is remembered.
  private static var longest: Int { 200 }

  /// As `init`; what was laid out before is remembered.
  package static func remembered(_ text: StyledText, constraints: TextConstraints) -> TextLayout {
    remembered(text, constraints, in: layouts)
  }

  static func remembered(
    _ text: StyledText, _ constraints: TextConstraints, in cache: LayoutCache
  ) -> TextLayout {
    // Attachments hold pictures.
    guard text.count <= longest, text.runs.allSatisfy({ $0.style.attachment == nil }) else {
      return TextLayout(text, constraints: constraints)
    }
    return cache.value(for: LayoutRequest(text: text, room: constraints)) {
      TextLayout($0.text, constraints: $0.room)
    }
  }
}
