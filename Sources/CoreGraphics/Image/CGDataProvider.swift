/// Bytes from which images are created, or of which an image consists.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// Creates a provider, never nil; the bytes are validated when an image is created from them.
  public init?(data: CFData) { bytes = data }
  /// On iOS any `NSData` is a `CFData`.
  @_disfavoredOverload
  public convenience init?(data: NSData) { self.init(data: data as Data) }

  /// Reads the whole file at once; returns nil if it cannot be read.
  public convenience init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Creates a provider from a path in the file system's encoding, relative to the working directory unless it starts
  /// with `/`; nil if the file cannot be read.
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

  /// All bytes, unchanged.
  ///
  /// Never nil.
  public var data: CFData? { bytes }
}

/// A function that frees the caller's memory; it is called as soon as the provider has copied the bytes.
public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (
    UnsafeMutableRawPointer?, UnsafeRawPointer, Int
  ) -> Void
