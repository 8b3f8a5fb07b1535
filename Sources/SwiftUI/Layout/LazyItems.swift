/// The parts of a lazy container in runs.
///
/// Those of a collection are created on demand.
///
/// With a separate item for each element, a list of 10,000 rows took six times as long as one of 20.
@MainActor
struct LazyItems {
  /// A run of parts with the same role in the same section.
  private struct Run {
    let start: Int
    let count: Int
    let role: LazyItem.Role
    let section: ObjectIdentifier?
    let item: @MainActor (Int) -> LazyItem
  }

  private var runs: [Run] = []
  private(set) var count = 0

  init() {}

  init(_ item: LazyItem) {
    append(1, item.role, item.section) { _ in item }
  }

  /// Creates one part of content for each element of a collection.
  init(count: Int, item: @escaping @MainActor (Int) -> LazyItem) {
    append(count, .content, nil, item)
  }

  private mutating func append(
    _ count: Int, _ role: LazyItem.Role, _ section: ObjectIdentifier?,
    _ item: @escaping @MainActor (Int) -> LazyItem
  ) {
    guard count > 0 else { return }
    runs.append(
      Run(start: self.count, count: count, role: role, section: section, item: item))
    self.count += count
  }

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }
  /// All parts, made.
  var all: [LazyItem] { indices.map { self[$0] } }

  subscript(index: Int) -> LazyItem {
    let run = runs[run(of: index)]
    return run.item(index - run.start)
  }

  func role(of index: Int) -> LazyItem.Role { runs[run(of: index)].role }

  func section(of index: Int) -> ObjectIdentifier? { runs[run(of: index)].section }

  /// The last run that starts at or before an index.
  private func run(of index: Int) -> Int {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if runs[middle].start <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  mutating func append(_ other: LazyItems) {
    for run in other.runs { append(run.count, run.role, run.section, run.item) }
  }

  /// Applies a change to each part when it is created; the closure gets the part's index.
  func map(_ change: @escaping @MainActor (Int, LazyItem) -> LazyItem) -> LazyItems {
    var items = LazyItems()
    for run in runs {
      items.append(run.count, run.role, run.section) { change(run.start + $0, run.item($0)) }
    }
    return items
  }

  /// With another role and section.
  func with(_ role: LazyItem.Role, in section: ObjectIdentifier?) -> LazyItems {
    var items = LazyItems()
    for run in runs {
      items.append(run.count, role, section) {
        var item = run.item($0)
        (item.role, item.section) = (role, section)
        return item
      }
    }
    return items
  }

  /// The runs, each with its parts.
  var runsOfItems: [(role: LazyItem.Role, section: ObjectIdentifier?, items: LazyItems)] {
    runs.map { run in
      var items = LazyItems()
      items.append(run.count, run.role, run.section, run.item)
      return (run.role, run.section, items)
    }
  }
}
