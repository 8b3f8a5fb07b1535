package import DarkroomFontFiles
import Synchronization

extension FontLibrary {
  /// What `fontOrPlaceholder` could not find and which fallbacks are not the pinned ones; a snapshot that shows
  /// such text must fail with these words.
  package var problems: [FontError] { state.withLock { $0.problems } }

  /// Those that touch text drawn with `faces`; `FontFace.placeholder` stands for characters without a glyph.
  package func problems(of faces: [FontFace]) -> [FontError] {
    state.withLock { state in
      state.problems.filter { problem in
        faces.contains { state.touched[problem]?.contains(ObjectIdentifier($0)) ?? false }
      }
    }
  }

  /// Notes that text was set in `face` because of `problem`.
  func note(_ problem: FontError, for face: FontFace) {
    state.withLock { state in
      if !state.problems.contains(problem) { state.problems.append(problem) }
      state.touched[problem, default: []].insert(ObjectIdentifier(face))
    }
  }
}
