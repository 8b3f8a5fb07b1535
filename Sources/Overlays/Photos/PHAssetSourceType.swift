/// Where pictures of the library come from.
public struct PHAssetSourceType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let typeUserLibrary = Self(rawValue: 1)
  public static let typeCloudShared = Self(rawValue: 2)
  public static let typeiTunesSynced = Self(rawValue: 4)
}
