/// A source that holds inline snapshots.
@_spi(Internals) public struct File: Hashable {
  /// The path of the source, as `#filePath` gives it.
  public var path: String

  /// The source at a path that `#filePath` gave.
  ///
  /// - Parameter path: the path, as `#filePath` gives it.
  public init(path: String) { self.path = path }
}
