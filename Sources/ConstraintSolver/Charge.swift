/// An additional cost of one unit of a variable.
struct Charge: Sendable {
  let variable: Int
  let weights: PriorityWeights
}
