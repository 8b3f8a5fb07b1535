/// How a representable view participates in layout.
public struct _PlatformViewRepresentableLayoutOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}
