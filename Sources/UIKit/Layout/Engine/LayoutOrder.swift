/// Numbers views and guides in the order of their creation.
///
/// If constraints leave a choice, this order decides it, so that a kept engine and a new one for the same tree give the
/// same result.
@MainActor
enum LayoutOrder {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}
