/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

extension View {
  /// Sets the size of buttons and spinners in the view: their padding, font and diameter.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
  /// Sets the size in the range that is nearest to that of the environment.
  nonisolated public func controlSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == ControlSize {
    transformEnvironment(\.controlSize) { size in
      let sizes = ControlSize.allCases.filter(range.contains)
      size = sizes.first { $0 >= size } ?? sizes.last ?? size
    }
  }
}

extension ControlSize: Comparable {
  private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  public static func < (lhs: ControlSize, rhs: ControlSize) -> Bool { lhs.index < rhs.index }
}
