package import DarkroomRaster

extension CGContext {
  /// Draws an image, which is upright if the y-axis points up, and so upside down in UIKit's contexts, as in Apple's
  /// Core Graphics.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let area = Rect(rect)
    withTransform(CGContext.flip(in: area)) {
      if byTiling {
        tile(image, cell: area)
      } else {
        drawUpright(image, in: rect)
      }
    }
  }

  /// Draws the image with its top at `rect.minY`, so it is upright in UIKit's contexts.
  ///
  /// - Parameter source: The part of the image to draw, in its pixels; nil for the whole image.
  package func drawUpright(_ image: CGImage, in rect: CGRect, source: CGRect? = nil) {
    let area = Rect(rect)
    if image.isMask { return paintThrough(image, in: area) }
    let filter = image.shouldInterpolate ? state.interpolation.raster : .nearest
    record { recorder, blend in
      recorder.draw(
        image.bitmap, source: source.map { Rect($0) }, in: area, filter: filter, opacity: 1,
        blend: blend)
    }
  }

  /// Draws `image` with corners that keep their size; `insets` are in its pixels.
  package func drawNinePart(
    _ image: CGImage, insets: NinePartInsets, imageScale: CGFloat, in rect: CGRect, tile: Bool
  ) {
    record { recorder, blend in
      recorder.drawNinePart(
        image.bitmap, insets: insets, scale: imageScale, in: Rect(rect), tile: tile,
        filter: state.interpolation.raster, opacity: 1, blend: blend)
    }
  }

  private func paintThrough(_ image: CGImage, in area: Rect) {
    record(state.fillColor) { recorder, paint, blend in
      recorder.save()
      recorder.clip(toMask: image.bitmap, in: area)
      recorder.fill(area, paint: paint, blend: blend)
      recorder.restore()
    }
  }

  private func tile(_ image: CGImage, cell: Rect) {
    guard image.width > 0, image.height > 0, !cell.isEmpty else { return }
    let toUser = Transform(
      a: cell.width / Double(image.width), b: 0, c: 0, d: cell.height / Double(image.height),
      tx: cell.minX, ty: cell.minY)
    record { recorder, blend in
      guard let area = recorder.clipArea else { return }
      recorder.fill(area, paint: .pattern(image.bitmap, transform: toUser), blend: blend)
    }
  }

  private func withTransform(_ transform: Transform, _ body: () -> Void) {
    let outer = state.transform
    state.transform = transform.concatenating(outer)
    recorder.transform = state.transform
    body()
    state.transform = outer
    recorder.transform = outer
  }
}

extension DisplayListRecorder {
  /// A rectangle of user space that covers the clip; nil if the transform has no inverse.
  package var clipArea: Rect? {
    let box = clipBounds
    return transform.inverted?.apply(
      Rect(
        minX: Double(box.minX), minY: Double(box.minY), maxX: Double(box.maxX),
        maxY: Double(box.maxY)))
  }
}
