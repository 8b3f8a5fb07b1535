extension FontSearchPath {
  /// The team's file as it is, else the first with the pinned content, else the first.
  ///
  /// `open` says what a file is and its digest, and nil of what is no font.
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

  /// Fallbacks of every machine (ideographs, emoji, symbols) that are missing or not the pinned ones.
  package var fallbackProblems: [FontError] {
    [FallbackFont.ideographs, .emoji, .symbols].compactMap { font in
      fallback(font.file) { path in FontDigest(ofFontAt: path).map { (path, $0) } }.problem
    }
  }
}
