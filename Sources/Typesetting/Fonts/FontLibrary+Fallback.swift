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

extension FontLibrary {
  /// The first fallback face that has all of `scalars`; nil when none has.
  ///
  /// Where the font known for them is not installed, that is noted in `problems`.
  func fallbackFace(
    for scalars: [Unicode.Scalar], isEmoji: Bool, language: String?
  ) -> FontFace? {
    guard let first = scalars.first else { return nil }
    let key = FallbackKey(
      scalars: scalars, isEmoji: isEmoji, prefersJapanese: language?.hasPrefix("ja") ?? false)
    if let known = state.withLock({ $0.fallbackChoice[key] }) { return known }
    let face = firstFallback(key)
    let problem = face == nil ? FallbackFonts.expected(for: first, isEmoji: isEmoji) : nil
    state.withLock { state in
      // Bounded, for texts that run through all of Unicode.
      if state.fallbackChoice.count >= 4096 { state.fallbackChoice.removeAll() }
      state.fallbackChoice[key] = .some(face)
      if let problem, !state.problems.contains(problem), !isInstalled(problem, state) {
        state.problems.append(problem)
      }
    }
    return face
  }

  /// Installed fallbacks in order, then the team's own fonts.
  private func firstFallback(_ key: FallbackKey) -> FontFace? {
    for file in FallbackFonts.files(isEmoji: key.isEmoji, prefersJapanese: key.prefersJapanese) {
      guard let path = fallbackPath(of: file), let face = try? face(path: path) else { continue }
      if FontInstance.of(face).covers(key.scalars) { return face }
    }
    return namedFaces().first { FontInstance.of($0).covers(key.scalars) }
  }

  /// Looked for once.
  private func fallbackPath(of fileName: String) -> String? {
    if let known = state.withLock({ $0.fallbackPaths[fileName] }) { return known }
    let path = searchPath.path(of: fileName)
    state.withLock { $0.fallbackPaths[fileName] = .some(path) }
    return path
  }

  private func isInstalled(_ problem: FontError, _ state: borrowing State) -> Bool {
    guard case .fallbackMissing(let fileName, _) = problem else { return true }
    return state.fallbackPaths[fileName].flatMap { $0 } != nil
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
