extension ResultLine {
  /// The order by the test's file and line, then by name.
  package struct Order: Comparable {
    private let file: NaturalOrder
    private let line: Int
    private let name: NaturalOrder

    package init(_ line: ResultLine) {
      file = NaturalOrder(line.file)
      self.line = line.line
      name = NaturalOrder(line.reference.path)
    }

    package static func < (a: Order, b: Order) -> Bool {
      (a.file, a.line, a.name) < (b.file, b.line, b.name)
    }
  }

  package static func sorted(_ lines: some Sequence<ResultLine>) -> [ResultLine] {
    lines.map { (Order($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
