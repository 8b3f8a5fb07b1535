import DarkroomCoreGraphics

extension CGContext {
  /// A bitmap context with an origin at the bottom left; red, green, blue, alpha in memory.
  static func bitmap(
    _ width: Int, _ height: Int, space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    info: CGImageAlphaInfo = .premultipliedLast, order: CGImageByteOrderInfo = .orderDefault
  ) throws -> CGContext {
    guard
      let context = unsafe CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: space, bitmapInfo: info.rawValue | order.rawValue)
    else { throw NoContext() }
    return context
  }

  /// The first bytes of `data`.
  func bytes(_ count: Int) -> [UInt8] {
    guard let data = unsafe data else { return [] }
    return unsafe Array(UnsafeRawBufferPointer(start: data, count: count))
  }

  struct NoContext: Error {}
}
