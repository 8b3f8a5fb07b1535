/// What a submission comes from.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A submission with the return key of a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A submission of a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}
