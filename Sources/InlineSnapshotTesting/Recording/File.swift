/// A source that holds inline snapshots.
@_spi(Internals) public struct File: Hashable {
  /// As `#filePath` has it.
  public var path: String

  /// The source at a path that `#filePath` gave.
  ///
  /// - Parameter path: the path, as `#filePath` gives it.
  public init(path: String) { self.path = path }
}
