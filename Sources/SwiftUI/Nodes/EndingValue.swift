/// Something kept for a place in the tree that is told when the place is forgotten.
@MainActor
protocol EndingValue: AnyObject {
  func end()
}
