/// What files are told apart by.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let filenameExtension = Self(rawValue: "public.filename-extension")
  public static let mimeType = Self(rawValue: "public.mime-type")
}

extension URL {
  /// With the extension that the type prefers.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.preferredFilenameExtension.map(appendingPathExtension) ?? self
  }
}
