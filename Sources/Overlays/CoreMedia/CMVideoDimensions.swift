/// A size in pixels.
public struct CMVideoDimensions: Equatable, Sendable {
  public var width: Int32
  public var height: Int32

  public init() { self.init(width: 0, height: 0) }

  public init(width: Int32, height: Int32) {
    self.width = width
    self.height = height
  }
}
