public import DarkroomUIKit

extension UIRefreshControl {
  /// Simulates a pull to refresh: the control is refreshing and `valueChanged` is sent.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public func simulatePullToRefresh() {
    startRefreshing()
    simulate(event: .valueChanged)
  }
}
