/// The position of alpha in a pixel, and whether colors are multiplied by it.
///
/// Images with straight alpha (`last`, `first`) can be read; contexts do not draw into them.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}
