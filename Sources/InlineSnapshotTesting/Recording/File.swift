/// A source file that holds inline snapshots.
@_spi(Internals) public struct File: Hashable {
  /// The path of the source, as `#filePath` gives it.
  public var path: String

  /// Creates a file from a path.
  ///
  /// - Parameter path: the path, as `#filePath` gives it.
  public init(path: String) { self.path = path }
}
