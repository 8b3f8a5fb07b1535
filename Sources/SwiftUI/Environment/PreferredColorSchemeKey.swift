/// The color scheme that a view prefers.
public struct PreferredColorSchemeKey: PreferenceKey {
  public typealias Value = ColorScheme?

  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}
