/// The action of a view when its identity is forgotten.
final class Departure: EndingValue {
  /// The order in which the view appeared, which determines that of departures.
  let place: Int
  var action: (() -> Void)?
  /// Weak, because the departures of a tree that has ended would wait forever.
  private weak var departures: Departures?

  init(_ departures: Departures, _ action: (() -> Void)?) {
    self.departures = departures
    self.action = action
    place = departures.nextPlace()
  }

  func end() { departures?.add(self) }
}
