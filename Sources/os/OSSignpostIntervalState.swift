/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable, Codable {
  let signpostID: OSSignpostID

  init(_ signpostID: OSSignpostID) { self.signpostID = signpostID }

  /// For an interval whose begin was marked elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }

  public init(from decoder: any Decoder) throws {
    signpostID = OSSignpostID(try decoder.singleValueContainer().decode(UInt64.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(signpostID.rawValue)
  }
}
