import DarkroomCoreGraphics

/// Checks the numbers of sections, rows and items from a data source and in clients' requests.
enum ListCounts {
  /// The largest number of rows, all of which have a height in memory.
  private static let most = 50_000_000

  /// How many rows or items each section has.
  /// - Parameter kind: `rows` or `items`.
  static func asked(sections: Int, of kind: String, _ count: (Int) -> Int) -> [Int] {
    UncaughtException.require(
      0...most ~= sections, "Invalid number of sections: \(sections)")
    return (0..<sections).map { section in
      let items = count(section)
      UncaughtException.require(
        0...most ~= items, "Invalid number of \(kind) in section \(section): \(items)")
      return items
    }
  }

  /// Raises where there is no such section.
  static func check(_ section: Int, of sections: Int, for what: String) {
    UncaughtException.require(
      0..<sections ~= section,
      "Requested \(what) for section (\(section)) but there are only \(sections) sections.")
  }
}
