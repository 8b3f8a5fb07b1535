import DarkroomFontFiles
import Foundation
import Synchronization

/// Characters that a font lacks.
struct FallbackKey: Hashable {
  let scalars: [Unicode.Scalar]
  let isEmoji: Bool
  let prefersJapanese: Bool

  init(_ scalars: [Unicode.Scalar], isEmoji: Bool, language: String?) {
    self.scalars = scalars
    self.isEmoji = isEmoji
    prefersJapanese = language?.prefix { $0 != "-" && $0 != "_" } == "ja"
  }
}

/// A fallback face with the attributes of a certain font.
struct FallbackFontKey: Hashable {
  let face: ObjectIdentifier
  let request: FontRequest
}

extension FontLibrary {
  /// Returns the first fallback face that has all of `scalars`, or nil if none has them.
  ///
  /// If one of the tried fonts isn't the pinned one, that is recorded in `problems`, because the choice or the pixels
  /// can differ on another machine.
  func fallbackFace(
    for scalars: [Unicode.Scalar], isEmoji: Bool, language: String?
  ) -> FontFace? {
    guard !scalars.isEmpty else { return nil }
    let key = FallbackKey(scalars, isEmoji: isEmoji, language: language)
    if let known = state.withLock({ $0.fallbackChoice[key] }) { return known }
    let (face, problem) = firstFallback(key)
    state.withLock { state in
      // The number of entries is limited, for texts that contain all of Unicode.
      if state.fallbackChoice.count >= 4096 { state.fallbackChoice.removeAll() }
      state.fallbackChoice[key] = .some(face)
    }
    if let problem { note(problem, for: face ?? .placeholder) }
    return face
  }

  /// Returns the first face of the pinned fallbacks and then of the team's own fonts, and the first error on the way.
  private func firstFallback(_ key: FallbackKey) -> (FontFace?, FontError?) {
    var fault: FontError?
    let candidates = FallbackFont.candidates(
      for: key.scalars[0], isEmoji: key.isEmoji, prefersJapanese: key.prefersJapanese)
    for candidate in candidates {
      let found = fallbackFile(candidate.file)
      fault = fault ?? found.problem
      if let face = found.opened, FontInstance.of(face).covers(key.scalars) { return (face, fault) }
    }
    let own = namedFaces().first { FontInstance.of($0).covers(key.scalars) }
    return (own, own == nil ? fault : nil)
  }

  /// Returns the fallback's file, which is looked up only once.
  func fallbackFile(_ pinned: PinnedFont) -> FallbackFile<FontFace> {
    if let known = state.withLock({ $0.fallbackFiles[pinned] }) { return known }
    let found = searchPath.fallback(pinned) { path in
      (try? face(path: path)).map { ($0, $0.digest) }
    }
    state.withLock { $0.fallbackFiles[pinned] = found }
    return found
  }

  /// Returns `face` in the size, weight and slant of `font`; emoji have only one weight.
  func fallbackFont(_ face: FontFace, like font: Font) -> Font {
    let request = FontRequest(
      family: .named(face.names.postScript), size: font.size,
      weight: face.hasColorBitmaps ? nil : font.request.weight,
      isItalic: face.hasColorBitmaps ? false : font.request.isItalic)
    let key = FallbackFontKey(face: ObjectIdentifier(face), request: request)
    return state.withLock { state in
      if let known = state.fallbackFonts[key] { return known }
      // Japanese is set solid: the file moves kana closer to punctuation than one em.
      let isJapanese = face.fileName == FallbackFont.japanese.file.fileName
      let made = Font(
        face: face, request: request, metrics: nil,
        features: isJapanese ? [FontFeature("kern", 0)] : [])
      state.fallbackFonts[key] = made
      return made
    }
  }
}

extension FontInstance {
  func covers(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.allSatisfy { glyph(for: $0) != nil }
  }
}
