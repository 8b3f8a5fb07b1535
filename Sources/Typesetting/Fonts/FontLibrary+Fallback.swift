import Foundation
import Synchronization

/// Characters that a font lacks.
struct FallbackKey: Hashable {
  let scalars: [Unicode.Scalar]
  let isEmoji: Bool
  let prefersJapanese: Bool
}

/// A fallback face as a certain font would have it.
struct FallbackFontKey: Hashable {
  let face: ObjectIdentifier
  let request: FontRequest
}

/// What the search path has under a pinned font's name.
struct FallbackFile {
  /// Nil where there is no such file.
  ///
  /// A file of other content is used all the same.
  let face: FontFace?
  /// Why the face is not the pinned one.
  let problem: FontError?
}

extension FontLibrary {
  /// The first fallback face that has all of `scalars`; nil when none has.
  ///
  /// Where one of the fonts looked at is not the pinned one, that is noted in `problems`: on another
  /// machine the choice, or the pixels, might be others.
  func fallbackFace(
    for scalars: [Unicode.Scalar], isEmoji: Bool, language: String?
  ) -> FontFace? {
    guard !scalars.isEmpty else { return nil }
    let key = FallbackKey(
      scalars: scalars, isEmoji: isEmoji, prefersJapanese: language?.hasPrefix("ja") ?? false)
    if let known = state.withLock({ $0.fallbackChoice[key] }) { return known }
    let (face, problem) = firstFallback(key)
    state.withLock { state in
      // Bounded, for texts that run through all of Unicode.
      if state.fallbackChoice.count >= 4096 { state.fallbackChoice.removeAll() }
      state.fallbackChoice[key] = .some(face)
    }
    if let problem { note(problem, for: face ?? .placeholder) }
    return face
  }

  /// The pinned fallbacks in order, then the team's own fonts; with the first fault on the way.
  private func firstFallback(_ key: FallbackKey) -> (FontFace?, FontError?) {
    var fault: FontError?
    let candidates = FallbackFont.candidates(
      for: key.scalars[0], isEmoji: key.isEmoji, prefersJapanese: key.prefersJapanese)
    for candidate in candidates {
      let found = fallbackFile(candidate.file)
      fault = fault ?? found.problem
      if let face = found.face, FontInstance.of(face).covers(key.scalars) { return (face, fault) }
    }
    let own = namedFaces().first { FontInstance.of($0).covers(key.scalars) }
    return (own, own == nil ? fault : nil)
  }

  /// Looked for once.
  func fallbackFile(_ pinned: PinnedFont) -> FallbackFile {
    if let known = state.withLock({ $0.fallbackFiles[pinned] }) { return known }
    let found = findFallback(pinned)
    state.withLock { $0.fallbackFiles[pinned] = found }
    return found
  }

  /// The team's file as it is, else the first with the pinned content, else the first.
  private func findFallback(_ pinned: PinnedFont) -> FallbackFile {
    var other: FallbackFile?
    for path in searchPath.paths(of: pinned.fileName) {
      guard let face = try? face(path: path) else { continue }
      if face.digest.hex == pinned.digest || searchPath.isTeams(path) {
        return FallbackFile(face: face, problem: nil)
      }
      other =
        other
        ?? FallbackFile(
          face: face,
          problem: .wrongDigest(
            path: path, expected: pinned.digest, found: face.digest.hex, package: pinned.package))
    }
    return other
      ?? FallbackFile(
        face: nil, problem: .fallbackMissing(fileName: pinned.fileName, package: pinned.package))
  }

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

extension FontInstance {
  func covers(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.allSatisfy { glyph(for: $0) != nil }
  }
}
