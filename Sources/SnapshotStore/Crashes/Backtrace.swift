/// What Swift's runtime prints of a program that crashed, read for the frames that its author wrote.
package enum Backtrace {
  /// The frames of the thread that crashed, the innermost first; empty where `text` holds no such thread.
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

  /// A line for each frame: its place, seen from its package where it lies in one, and its function.
  package static func lines(of frames: [BacktraceFrame]) -> [String] {
    frames.map { frame in
      guard let file = frame.file, let line = frame.line else { return frame.function }
      let root = PackageRoot.containing(file)
      let path = root.flatMap { FilePath.relative(file, to: $0) } ?? file
      return "\(path):\(line): \(frame.function)"
    }
  }

  /// A line for each of the innermost frames in files of a package, but for those in `.build` and in `library`.
  ///
  /// Paths begin at the package that they lie in. The parts of one statement, such as closures that the compiler made
  /// of it, count once.
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
