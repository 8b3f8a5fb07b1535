import Synchronization

/// Turns characters into positioned glyphs with HarfBuzz.
enum Shaper {
  /// The cached runs, so that a label is measured, laid out and drawn from one shaping.
  private static let known = GenerationalCache<ShapeRequest, ShapedRun>(capacity: 8192)

  static func shape(_ request: ShapeRequest) -> ShapedRun {
    known.value(for: request) { shapeAnew($0) }
  }

  /// The buffers that are not in use.
  private static let idle = Mutex<[HarfBuzz.Buffer]>([])

  private static func shapeAnew(_ request: ShapeRequest) -> ShapedRun {
    let buffer = idle.withLock { $0.popLast() } ?? HarfBuzz.Buffer()
    defer {
      buffer.reset()
      idle.withLock { $0.append(buffer) }
    }
    return HarfBuzz.shape(request, in: buffer).widened(by: request.instance.additions)
  }
}
