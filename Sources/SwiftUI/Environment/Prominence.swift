/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

extension View {
  /// Sets how large the headers of the sections in the view are; `increased` draws them bold in the style `title3`.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
