extension FontSearchPath {
  /// Returns the team's file whatever its content, or else the first file with the pinned content, or else the first
  /// file.
  ///
  /// The closure `open` returns a file and its digest, or nil if the file isn't a font.
  package func fallback<Opened>(
    _ pinned: PinnedFont, open: (_ path: String) -> (Opened, FontDigest)?
  ) -> FallbackFile<Opened> {
    var other: FallbackFile<Opened>?
    for path in paths(of: pinned.fileName) {
      guard let (opened, digest) = open(path) else { continue }
      if digest.hex == pinned.digest || isTeams(path) {
        return FallbackFile(opened: opened, problem: nil)
      }
      other =
        other
        ?? FallbackFile(
          opened: opened,
          problem: .wrongDigest(
            path: path, expected: pinned.digest, found: digest.hex, package: pinned.package))
    }
    return other
      ?? FallbackFile(
        opened: nil,
        problem: .fallbackMissing(fileName: pinned.fileName, package: pinned.package))
  }

  /// The problems of the fallbacks that every machine needs (ideographs, emoji, symbols): missing or different files.
  package var fallbackProblems: [FontError] {
    [FallbackFont.ideographs, .emoji, .symbols].compactMap { font in
      fallback(font.file) { path in FontDigest(ofFontAt: path).map { (path, $0) } }.problem
    }
  }
}
