import Foundation

@testable import SwiftUI

/// How often the nodes of a view are measured while it is laid out: each answers one proposal once.
@MainActor
struct Measurements {
  private let nodes: [LayoutNode]

  init(of view: some View, in size: CGSize = CGSize(width: 200, height: 300)) {
    func all(_ node: LayoutNode) -> [LayoutNode] { [node] + node.children.flatMap(all) }
    var environment = EnvironmentValues()
    environment.viewport = Viewport(screen: size)
    let root = ViewGraph().evaluate(view, environment)
    root.place(at: .zero, ProposedViewSize(size))
    nodes = all(root)
  }

  var views: Int { nodes.count }
  var total: Int { nodes.reduce(0) { $0 + $1.sizes.count } }

  /// The exponent with which a second number grows with a first one: the slope of the line through their logarithms.
  static func growth(_ pairs: [(Int, Int)]) -> Double {
    let points = pairs.map { (x: log2(Double($0.0)), y: log2(Double(max($0.1, 1)))) }
    let count = Double(points.count)
    let x = points.reduce(0) { $0 + $1.x } / count
    let y = points.reduce(0) { $0 + $1.y } / count
    return points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) }
      / points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
  }
}
