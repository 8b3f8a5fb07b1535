/// Whether the user is searching on a page.
final class SearchActivity: @unchecked Sendable {
  private(set) var isActive = false
  /// Sets the text of the search.
  var write: (String) -> Void = { _ in }
  /// Ends the search.
  var end: () -> Void = {}
  var isPresented: Binding<Bool>?
  private weak var graph: ViewGraph?

  init(_ graph: ViewGraph) { self.graph = graph }

  /// Updates the state from the field; views inside read it from their environment.
  func change(to isActive: Bool) {
    guard self.isActive != isActive else { return }
    self.isActive = isActive
    if let isPresented, isPresented.wrappedValue != isActive { isPresented.wrappedValue = isActive }
    graph?.invalidateFromAnyThread()
  }
}
