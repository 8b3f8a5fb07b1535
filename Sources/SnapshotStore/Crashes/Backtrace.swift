/// Reads the output of Swift's runtime about a crashed program, to find the frames of the author's own code.
package enum Backtrace {
  /// The frames of the thread that crashed, the innermost first; empty if `text` contains no such thread.
  package static func crashedFrames(in text: String) -> [BacktraceFrame] {
    var frames: [BacktraceFrame] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("Thread ") {
        if isInside { break }
        isInside = line.hasSuffix(" crashed:")
      } else if isInside, let frame = BacktraceFrame(printed: String(line)) {
        frames.append(frame)
      }
    }
    return frames
  }

  /// One line for each frame: its location, relative to its package if it is in one, and its function.
  package static func lines(of frames: [BacktraceFrame]) -> [String] {
    frames.map { frame in
      guard let file = frame.file, let line = frame.line else { return frame.function }
      let root = PackageRoot.containing(file)
      let path = root.flatMap { FilePath.relative(file, to: $0) } ?? file
      return "\(path):\(line): \(frame.function)"
    }
  }

  /// One line for each of the innermost frames in files of a package, except for files in `.build` and in `library`.
  ///
  /// Paths are relative to the package that contains them. Frames of one statement, such as closures that the compiler
  /// created from it, count once.
  ///
  /// - `library`: a folder whose sources are not the author's.
  /// - `limit`: of the lines.
  package static func ownLines(
    of frames: [BacktraceFrame], without library: String, limit: Int = 8
  ) -> [String] {
    var lines: [String] = []
    var places: Set<String> = []
    for frame in frames where lines.count < limit {
      guard let file = frame.file, let line = frame.line, !file.contains("/.build/"),
        FilePath.relative(file, to: library) == nil, Files.exists(file),
        let root = PackageRoot.containing(file), let path = FilePath.relative(file, to: root)
      else { continue }
      let place = "\(path):\(line)"
      if places.insert(place).inserted { lines.append("\(place): \(frame.function)") }
    }
    return lines
  }
}
