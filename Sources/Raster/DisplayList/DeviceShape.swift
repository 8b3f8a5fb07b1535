/// The outline of an operation in device pixels.
package enum DeviceShape: Sendable, Hashable {
  case rect(Rect)
  case roundedRect(RoundedRect)
  /// The area inside `outer` and outside `inner`.
  case ring(outer: RoundedRect, inner: RoundedRect)
  case path(Path, FillRule)
  /// A stroke; `path` and `style` are in the space that `transform` maps to device pixels.
  case stroke(Path, StrokeStyle, Transform)

  var isWholePixels: Bool {
    if case .rect(let rect) = self { rect.isWholePixels } else { false }
  }

  /// The bounding box of the shape; for a stroke it includes the longest possible miters.
  var bounds: Rect {
    switch self {
    case .rect(let rect): rect
    case .roundedRect(let rounded): rounded.rect
    case .ring(let outer, _): outer.rect
    case .path(let path, _): path.controlBox ?? Rect(x: 0, y: 0, width: 0, height: 0)
    case .stroke(let path, let style, let transform):
      path.controlBox.map {
        let reach = style.reach
        return transform.apply($0.insetBy(dx: -reach, dy: -reach))
      } ?? Rect(x: 0, y: 0, width: 0, height: 0)
    }
  }
}
