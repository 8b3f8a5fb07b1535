/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

extension View {
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
