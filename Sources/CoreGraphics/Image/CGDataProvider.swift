/// Bytes that images are made from, or that an image consists of.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// Never nil; the bytes are looked at when an image is made of them.
  public init?(data: CFData) { bytes = data }
  /// On iOS any `NSData` is a `CFData`.
  @_disfavoredOverload
  public convenience init?(data: NSData) { self.init(data: data as Data) }

  /// Reads the whole file at once; nil when it cannot be read.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// A path in the file system's encoding, from the working directory where it does not start with
  /// `/`; nil when the file cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: filename.text))
  }

  /// Copies the memory and releases it at once.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    self.init(data: Data(copying: data, count: size))
    CallersMemory.call(releaseData, info, data, size)
  }

  /// All bytes as they were given.
  ///
  /// Never nil.
  public var data: CFData? { bytes }
}

public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (
    UnsafeMutableRawPointer?, UnsafeRawPointer, Int
  ) -> Void
