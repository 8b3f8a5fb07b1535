/// Opens a window.
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
  nonisolated init() {}

  /// - Important: Inert.
  public func callAsFunction(id: String) {}
  /// - Important: Inert.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// - Important: Inert.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
