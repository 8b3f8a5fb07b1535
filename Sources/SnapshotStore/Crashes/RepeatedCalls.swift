/// The calls that a backtrace repeats again and again, which overflowed the stack.
package struct RepeatedCalls: Equatable, Sendable {
  /// Once each, the innermost first.
  package let frames: [BacktraceFrame]
  /// How often the stack contains the whole sequence, according to the numbers of the frames.
  package let count: Int

  /// More repetitions than correct programs with deep recursion have in the frames that the runtime prints.
  private static let leastRepeats = 3
  /// Calls that belong together.
  private static let longest = 20

  /// - Parameter frames: the frames of the crashed thread, the innermost first; the runtime omits the middle of long
  ///   backtraces.
  ///
  ///   Returns nil if the innermost frames do not repeat.
  package init?(in frames: [BacktraceFrame]) {
    let top = Self.contiguous(frames)
    // Functions that the innermost repeated function calls are above it.
    for start in 0..<min(top.count, Self.longest) {
      for length in 1...Self.longest {
        let rest = Array(top[start...])
        guard rest.count >= length * Self.leastRepeats else { break }
        let isPeriodic = rest.indices.dropFirst(length).allSatisfy {
          rest[$0].isSameCall(as: rest[$0 - length])
        }
        guard isPeriodic else { continue }
        self.frames = Array(rest.prefix(length))
        count = Self.depth(of: self.frames, from: rest[0], in: frames) / length
        return
      }
    }
    return nil
  }

  /// The first frames without a gap in their numbers.
  private static func contiguous(_ frames: [BacktraceFrame]) -> [BacktraceFrame] {
    var top: [BacktraceFrame] = []
    for frame in frames {
      if let last = top.last?.number, let number = frame.number, number > last + 1 { break }
      top.append(frame)
    }
    return top
  }

  /// The number of frames from the first to the last of these calls.
  private static func depth(
    of calls: [BacktraceFrame], from first: BacktraceFrame, in frames: [BacktraceFrame]
  ) -> Int {
    let last = frames.last { frame in calls.contains { $0.isSameCall(as: frame) } }
    guard let first = first.number, let last = last?.number, last > first else {
      return calls.count
    }
    return last - first + 1
  }
}

extension BacktraceFrame {
  fileprivate func isSameCall(as other: BacktraceFrame) -> Bool {
    function == other.function && line == other.line && file == other.file
  }
}
