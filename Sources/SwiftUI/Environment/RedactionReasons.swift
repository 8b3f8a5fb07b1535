/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Texts are replaced by bars and images by rectangles, in the foreground style with an opacity of 0.16.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Content that is marked by `privacySensitive(_:)` is replaced by bars and rectangles.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// Content is out of date; it is drawn unchanged here.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension View {
  /// Adds a reason for which the content of the view is covered; views inside cannot remove it except by
  /// `unredacted()`.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.insert(reason) }
  }
  /// Removes all reasons for which the content of the view would be covered.
  nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
  /// Marks the content of the view as private: the reason `privacy` covers it.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}

extension EnvironmentValues {
  /// What `privacySensitive` has set.
  var isPrivacySensitive: Bool {
    get { value(false) }
    set { set(newValue) }
  }

  /// Whether texts and images are hidden behind bars.
  var redactsContent: Bool {
    redactionReasons.contains(.placeholder)
      || (redactionReasons.contains(.privacy) && isPrivacySensitive)
  }
}
