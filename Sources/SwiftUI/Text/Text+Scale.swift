extension Text {
  /// The scale at which a text is shown.
  public struct Scale: Hashable, Sendable {
    let isSecondary: Bool

    /// The size of the font.
    public static let `default` = Scale(isSecondary: false)
    /// A smaller size for less important words; a picture with it fails, because the size is not known.
    public static let secondary = Scale(isSecondary: true)
  }
}
