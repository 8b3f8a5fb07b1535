/// How the size of a hosting controller depends on its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The ideal size becomes the `preferredContentSize`, which popovers and sheets read.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The ideal size invalidates the intrinsic size of the view, which Auto Layout reads.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
