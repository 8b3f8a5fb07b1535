/// Where alpha stands in a pixel, and whether colours are multiplied by it.
///
/// Images of straight alpha (`last`, `first`) are read; contexts do not draw into them.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}
