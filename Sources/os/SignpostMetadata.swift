/// What a signpost says beside its name, with interpolations.
///
/// - Important: Inert. It is put together and not written.
public struct SignpostMetadata: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: OSLogInterpolation) {}
}
