/// Bytes that images are made from, or that an image consists of.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  public init?(data: CFData) { bytes = data }

  /// Reads the whole file at once; nil when it cannot be read.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  public convenience init?(filename: UnsafePointer<CChar>) {
    unsafe self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// Copies the memory and releases it at once.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    self.init(data: unsafe Data(bytes: data, count: size))
    unsafe releaseData(info, data, size)
  }

  public var data: CFData? { bytes }
}

public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (
    UnsafeMutableRawPointer?, UnsafeRawPointer, Int
  ) -> Void
