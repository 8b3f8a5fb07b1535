package import DarkroomFontFiles
import Synchronization

extension FontLibrary {
  /// The fonts that `fontOrPlaceholder` could not find, and the fallbacks that are not the pinned ones.
  ///
  /// A snapshot that shows such text must fail with these messages.
  package var problems: [FontError] { state.withLock { $0.problems } }

  /// Returns the problems of text drawn with `faces`; `FontFace.placeholder` represents characters without a glyph.
  package func problems(of faces: [FontFace]) -> [FontError] {
    state.withLock { state in
      state.problems.filter { problem in
        faces.contains { state.touched[problem]?.contains(ObjectIdentifier($0)) ?? false }
      }
    }
  }

  /// Records that text was set in `face` because of `problem`.
  func note(_ problem: FontError, for face: FontFace) {
    state.withLock { state in
      if !state.problems.contains(problem) { state.problems.append(problem) }
      state.touched[problem, default: []].insert(ObjectIdentifier(face))
    }
  }
}
