/// What a view does when its place in the tree is forgotten.
final class Departure: EndingValue {
  /// When the view came, which orders departures.
  let place: Int
  var action: (() -> Void)?
  /// Weak, because those of a tree that has ended wait for ever.
  private weak var departures: Departures?

  init(_ departures: Departures, _ action: (() -> Void)?) {
    self.departures = departures
    self.action = action
    place = departures.nextPlace()
  }

  func end() { departures?.add(self) }
}
