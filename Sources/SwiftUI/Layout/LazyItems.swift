/// The parts of a lazy container, in runs, of which those of a collection are made when they are asked for.
///
/// With an item for each element a list of 10,000 rows took six times as long as one of 20.
@MainActor
struct LazyItems {
  /// Parts with one role in one section.
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

  /// As many parts of content as a collection has elements.
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

  /// The last run that begins at an index or before it.
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

  /// Each part by its place among all, changed when it is made.
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

  /// The runs, each as parts of their own.
  var runsOfItems: [(role: LazyItem.Role, section: ObjectIdentifier?, items: LazyItems)] {
    runs.map { run in
      var items = LazyItems()
      items.append(run.count, run.role, run.section, run.item)
      return (run.role, run.section, items)
    }
  }
}
