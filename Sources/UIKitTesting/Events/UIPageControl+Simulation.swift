public import DarkroomUIKit

extension UIPageControl {
  /// Simulates a tap beside the dots, or a drag along them, that changes the page within the existing pages.
  ///
  /// - Parameter page: the number of the page, from 0.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulatePage(_ page: Int) {
    let page = min(max(page, 0), max(numberOfPages - 1, 0))
    guard page != currentPage else { return }
    currentPage = page
    simulate(event: [.valueChanged, .primaryActionTriggered])
  }
}
