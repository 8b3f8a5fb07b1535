/// Runs the actions of views that have left the tree, after layout.
@MainActor
final class Departures {
  private weak var graph: ViewGraph?
  private var pending: [Departure] = []
  private var places = 0

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Returns the number of a new view in the order of appearance.
  func nextPlace() -> Int {
    places += 1
    return places
  }

  /// Adds a departure.
  ///
  /// As on iOS, disappearing views are notified after appearing ones, in the order in which they appeared.
  func add(_ departure: Departure) {
    if pending.isEmpty { graph?.afterLayout { [weak self] in self?.run() } }
    pending.append(departure)
  }

  private func run() {
    let gone = pending.sorted { $0.place < $1.place }
    pending = []
    for departure in gone { departure.action?() }
  }
}
