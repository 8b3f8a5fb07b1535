import DarkroomFontFiles

/// A pinned font that takes the place of fonts that may not be redistributed.
enum StandIn: Hashable, Sendable {
  /// Arimo, with the advances of Helvetica and Arial.
  case sans
  /// Lora.
  case serif
  /// JetBrains Mono: 0.6 em for each character.
  case monospaced

  func file(isItalic: Bool) -> PinnedFont {
    switch self {
    case .sans: isItalic ? .arimoItalic : .arimo
    case .serif: isItalic ? .loraItalic : .lora
    case .monospaced: isItalic ? .jetBrainsMonoItalic : .jetBrainsMono
    }
  }
}
