/// The state that a list keeps between evaluations.
@MainActor
final class ListState {
  /// A row that a swipe has moved aside.
  struct OpenRow: Equatable {
    let row: ListRowKey
    /// At which its actions lie.
    let edge: HorizontalEdge
  }

  private struct PlacedRow {
    weak var node: LayoutNode?
    let place: ListRowPlace
  }

  /// The tolerance for arithmetic errors, in points.
  private static let tolerance: CGFloat = 0.01

  private weak var graph: ViewGraph?
  /// The rows that can be moved and are laid out.
  private var placed: [ObjectIdentifier: PlacedRow] = [:]

  init(_ graph: ViewGraph) { self.graph = graph }

  var open: OpenRow? {
    didSet { if open != oldValue { graph?.invalidate() } }
  }

  /// Forgets the rows of an earlier evaluation.
  func begin() { placed = [:] }

  func note(_ node: LayoutNode, at place: ListRowPlace) {
    placed[ObjectIdentifier(node)] = PlacedRow(node: node, place: place)
  }

  /// Moves a row that was dragged by a distance, in points, past the rows whose middle it has reached.
  func move(_ node: LayoutNode, _ move: ListRowMove, by distance: CGFloat) {
    let offset = move.place.offset
    let middle = node.frame.midY + distance
    let others = placed.values.compactMap { row -> (y: CGFloat, offset: Int)? in
      guard let other = row.node, other !== node, row.place.collection == move.place.collection
      else { return nil }
      return (other.frame.midY, row.place.offset)
    }
    let above = others.filter {
      $0.offset > offset ? $0.y <= middle + Self.tolerance : $0.y < middle - Self.tolerance
    }.map(\.offset).max()
    let target = above.map { $0 + 1 } ?? others.map(\.offset).min() ?? offset
    if target != offset, target != offset + 1 { move.action(IndexSet(integer: offset), target) }
  }
}
