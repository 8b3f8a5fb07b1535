/// What views do that have left the tree, once a round is laid out.
@MainActor
final class Departures {
  private weak var graph: ViewGraph?
  private var pending: [Departure] = []
  private var places = 0

  init(_ graph: ViewGraph) { self.graph = graph }

  /// The place of another view in the order in which views come.
  func nextPlace() -> Int {
    places += 1
    return places
  }

  /// As on iOS, appearing views are told before disappearing views, which are told in the order in which they appeared.
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
