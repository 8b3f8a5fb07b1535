/// Numbers views and guides in the order of their making.
///
/// Where constraints leave a choice, it goes by that order: an engine that was kept and one made anew for the same
/// tree choose the same.
@MainActor
enum LayoutOrder {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}
