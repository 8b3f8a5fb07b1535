/// A line of the backtrace that Swift's runtime prints about a crashed program.
package struct BacktraceFrame: Equatable, Sendable {
  package var function: String
  /// The absolute path of the source file; nil if the backtrace has none.
  package var file: String?
  package var line: Int?
  /// The frame's number in the backtrace, from 0; the runtime leaves out some frames and their numbers.
  package var number: Int?

  package init(function: String, file: String? = nil, line: Int? = nil, number: Int? = nil) {
    (self.function, self.file, self.line, self.number) = (function, file, line, number)
  }

  /// Parses a line such as `3 [ra] 0x0000558fc76ad9c3 ATests.testTwo() + 98 in App.xctest at /app/Tests/A.swift:5:46`;
  /// returns nil for other lines.
  package init?(printed line: String) {
    guard
      let match = line.wholeMatch(
        of:
          #/ *(\d+) +(?:\[\w+\] )*\s*0x[0-9a-f]+ (.+?)(?: \+ \d+)? in \S+(?: at (.+?):(\d+)(?::\d+)?)?/#
      )
    else { return nil }
    self.init(
      function: String(match.2), file: match.3.map(String.init), line: match.4.flatMap { Int($0) },
      number: Int(match.1))
  }
}
