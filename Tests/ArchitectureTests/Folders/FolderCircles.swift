/// Folders by circles: those of one name each other, directly or not.
///
/// Between circles arrows lead one way.
struct FolderCircles<Layer: FolderLayer> {
  /// The folders of each, in order; what a circle names comes before it.
  private(set) var circles: [[String]] = []
  private var circle: [String: Int] = [:]

  private let arrows: FolderArrows<Layer>
  private var order: [String: Int] = [:]
  private var lowest: [String: Int] = [:]
  private var open: [String] = []

  /// By Tarjan's algorithm (Depth-first search and linear graph algorithms, 1972).
  init(_ arrows: FolderArrows<Layer>) {
    self.arrows = arrows
    for folder in arrows.folders.sorted() where order[folder] == nil { visit(folder) }
  }

  private mutating func visit(_ folder: String) {
    let number = order.count
    order[folder] = number
    lowest[folder] = number
    open.append(folder)
    for target in arrows.targets(of: folder).sorted() {
      if order[target] == nil {
        visit(target)
        lowest[folder] = min(lowest[folder] ?? number, lowest[target] ?? number)
      } else if circle[target] == nil {
        lowest[folder] = min(lowest[folder] ?? number, order[target] ?? number)
      }
    }
    guard lowest[folder] == number, let start = open.firstIndex(of: folder) else { return }
    for member in open[start...] { circle[member] = circles.count }
    circles.append(open[start...].sorted())
    open.removeSubrange(start...)
  }

  /// Arrows between circles, by their indices, without those that others imply.
  var arrowsBetween: [(from: Int, to: Int)] {
    let direct = circles.indices.map { index in
      Set(circles[index].flatMap { arrows.targets(of: $0) }.compactMap { circle[$0] })
        .subtracting([index])
    }
    var reached: [Set<Int>] = []
    for targets in direct {
      reached.append(targets.reduce(targets) { $0.union(reached[$1]) })
    }
    return circles.indices.flatMap { from in
      direct[from].sorted().filter { to in
        !direct[from].contains { $0 != to && reached[$0].contains(to) }
      }.map { (from, $0) }
    }
  }
}
