/// Decides between wishes that are equally urgent.
package struct TieBreak: Equatable, Sendable {
  /// What an error of one costs.
  let weight: Double
  /// That of the cost: below those of all wishes that it decides between.
  let priority: Float

  package init(weight: Double, at priority: Float) {
    self.weight = weight
    self.priority = priority
  }
}
