package import DarkroomRaster

/// The bitmap of a layer's size that the drawing code of the layer sees in place of the picture.
///
/// A layer of iOS draws into such a bitmap. Here it draws into the picture at once, which needs no second bitmap; only
/// the numbers that a context tells about itself describe the bitmap.
package struct LayerStore {
  /// In pixels.
  let width: Int
  let height: Int
  /// The transform from the picture's pixels to the bitmap's, both counted from the top left.
  let fromPicture: Transform
  /// The bounding box of the clip, in the bitmap's pixels.
  private(set) var clip: IntRect

  /// Creates the bitmap that contains `bounds`, which are in user space; nil if it had no pixels.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per unit.
  ///   - transform: The transform from user space to pixels of the picture.
  package init?(bounds: Rect, scale: Double, transform: Transform) {
    let (columns, rows) = (
      (bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up)
    )
    guard columns >= 1, rows >= 1, columns < Self.mostPixels, rows < Self.mostPixels else {
      return nil
    }
    let place = Transform(
      a: scale, b: 0, c: 0, d: scale, tx: -bounds.x * scale, ty: -bounds.y * scale)
    if transform.a == scale, transform.b == 0, transform.c == 0, transform.d == scale {
      // The inverse would add rounding errors.
      fromPicture = .translation(place.tx - transform.tx, place.ty - transform.ty)
    } else {
      guard let inverse = transform.inverted else { return nil }
      fromPicture = inverse.concatenating(place)
    }
    (width, height) = (Int(columns), Int(rows))
    clip = IntRect(minX: 0, minY: 0, maxX: width, maxY: height)
  }

  /// The greatest width and height.
  private static let mostPixels = 1e9

  /// Intersects the clip with a rectangle in pixels of the picture.
  mutating func narrowClip(to rect: Rect) {
    let box = fromPicture.apply(rect)
    clip = clip.intersection(
      // Rounding errors of the transform do not add a pixel.
      IntRect(enclosing: box.isEmpty ? box : box.insetBy(dx: 1e-6, dy: 1e-6)))
    if clip.isEmpty { clip = .empty }
  }

  mutating func resetClip() { clip = IntRect(minX: 0, minY: 0, maxX: width, maxY: height) }
}
