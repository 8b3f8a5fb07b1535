/// What one unit more of a variable costs in addition.
struct Charge: Sendable {
  let variable: Int
  let weights: PriorityWeights
}
