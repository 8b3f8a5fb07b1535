import Synchronization

/// A character, or the first of a cluster, that a font lacks.
struct FallbackKey: Hashable {
  let scalars: [Unicode.Scalar]
  let isEmoji: Bool
  let prefersJapanese: Bool
}

extension FontLibrary {
  /// Files tried for text that a font lacks, in order.
  private static func fallbackFiles(isEmoji: Bool, prefersJapanese: Bool) -> [String] {
    let emoji = ["NotoColorEmoji.ttf"]
    let japanese = ["VL-PGothic-Regular.ttf", "VL-Gothic-Regular.ttf"]
    let han = (prefersJapanese ? japanese : []) + ["wqy-microhei.ttc"]
    return isEmoji ? emoji + han + ["DejaVuSans.ttf"] : han + emoji + ["DejaVuSans.ttf"]
  }

  /// The first fallback face that has all of `scalars`; nil when none has.
  ///
  /// Emoji come first for emoji; for Japanese text a Japanese face goes before the Chinese one.
  func fallbackFace(
    for scalars: [Unicode.Scalar], isEmoji: Bool, language: String?
  ) -> FontFace? {
    let key = FallbackKey(
      scalars: scalars, isEmoji: isEmoji, prefersJapanese: language?.hasPrefix("ja") ?? false)
    if let known = state.withLock({ $0.fallbackChoice[key] }) { return known }
    let files = Self.fallbackFiles(isEmoji: isEmoji, prefersJapanese: key.prefersJapanese)
    let installed = files.lazy.compactMap { self.searchPath.path(of: $0) }
      .compactMap { try? self.face(path: $0) }
    let face = installed.first { FontInstance.of($0).covers(scalars) }
    // Bounded, for texts that run through all of Unicode.
    state.withLock { state in
      if state.fallbackChoice.count >= 4096 { state.fallbackChoice.removeAll() }
      state.fallbackChoice[key] = .some(face)
    }
    return face
  }
}

extension FontInstance {
  func covers(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.allSatisfy { glyph(for: $0) != nil }
  }
}

extension FontLibrary {
  /// `face` in the size, weight and slant of `font`; emoji have one weight only.
  func fallbackFont(_ face: FontFace, like font: Font) -> Font {
    let request = FontRequest(
      family: .named(face.names.postScript), size: font.size,
      weight: face.hasColorBitmaps ? nil : font.request.weight,
      isItalic: face.hasColorBitmaps ? false : font.request.isItalic)
    let key = FallbackFontKey(face: ObjectIdentifier(face), request: request)
    return state.withLock { state in
      if let known = state.fallbackFonts[key] { return known }
      let made = Font(face: face, request: request, metrics: nil)
      state.fallbackFonts[key] = made
      return made
    }
  }
}

/// A fallback face as a certain font would have it.
struct FallbackFontKey: Hashable {
  let face: ObjectIdentifier
  let request: FontRequest
}
