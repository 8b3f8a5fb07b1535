/// An additional cost that decides between wishes of equal priority.
package struct TieBreak: Equatable, Sendable {
  /// The cost of an error of one.
  let weight: Double
  /// The priority of the cost, which is below all wishes that it decides between.
  let priority: Float

  package init(weight: Double, at priority: Float) {
    self.weight = weight
    self.priority = priority
  }
}
