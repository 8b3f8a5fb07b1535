/// A stored value that is notified when its position in the tree is forgotten.
@MainActor
protocol EndingValue: AnyObject {
  func end()
}
