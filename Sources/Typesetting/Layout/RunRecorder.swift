import DarkroomRaster

/// Draws one run of a line.
struct RunRecorder {
  let run: PlacedRun
  let line: TextLine
  /// The line's origin in the recorder's user space.
  let origin: Point
  let decoder: (any ColorGlyphDecoder)?

  private var style: TextStyle { run.style }

  /// Draws the background; `top` is the line's top edge in the recorder's user space.
  func recordBackground(into recorder: inout DisplayListRecorder, top: Double) {
    guard let color = style.backgroundColor, color.alpha > 0, run.width > 0 else { return }
    recorder.fill(
      Rect(x: origin.x + run.x, y: top, width: run.width, height: line.height),
      paint: .color(color))
  }

  /// Draws the shadow, the underline, the glyphs and the strikethrough, in this order.
  func record(into recorder: inout DisplayListRecorder) {
    guard let shadow = style.shadow else { return recordInk(into: &recorder) }
    recorder.beginGroupWithShadow(offset: shadow.offset, sigma: shadow.sigma, color: shadow.color)
    recordInk(into: &recorder)
    recorder.endGroup()
  }

  private func recordInk(into recorder: inout DisplayListRecorder) {
    if let underline = style.underline {
      recordLine(underline, center: run.lineFont.metrics.underlinePosition, into: &recorder)
    }
    if let attachment = run.attachment {
      for position in run.positions { draw(attachment, at: position, into: &recorder) }
    } else if run.font.instance.face.hasColorBitmaps {
      drawPictures(into: &recorder)
    } else if !run.glyphs.isEmpty {
      drawOutlines(into: &recorder)
    }
    if let strikethrough = style.strikethrough {
      recordLine(
        strikethrough, center: run.lineFont.metrics.strikethroughPosition, into: &recorder)
    }
  }

  private func drawOutlines(into recorder: inout DisplayListRecorder) {
    let glyphs = GlyphRun(
      source: run.font.instance, size: run.font.glyphSize, glyphs: run.glyphs,
      positions: run.positions.map { $0 + origin }, skew: run.font.skew + style.obliqueness)
    if style.strokeWidth <= 0 { fill(glyphs, into: &recorder) }
    if style.strokeWidth != 0 {
      let width = abs(style.strokeWidth) / 100 * run.font.size
      recorder.stroke(
        glyphs.outline, style: StrokeStyle(width: width),
        paint: .color(style.strokeColor ?? style.color))
    }
  }

  /// Fills the glyphs.
  ///
  /// Touching letters are filled as one, because overlaps of translucent ink would be darker.
  private func fill(_ glyphs: GlyphRun, into recorder: inout DisplayListRecorder) {
    guard run.isJoined, style.color.alpha < 1 else {
      return recorder.draw(glyphs, paint: .color(style.color))
    }
    var color = style.color
    color.alpha = 1
    recorder.beginGroup(opacity: style.color.alpha)
    recorder.draw(glyphs, paint: .color(color))
    recorder.endGroup()
  }

  private func draw(
    _ attachment: TextAttachment, at position: Point, into recorder: inout DisplayListRecorder
  ) {
    let bounds = attachment.bounds
    let corner = origin + position
    attachment.draw(
      &recorder,
      Rect(
        x: corner.x + bounds.x, y: corner.y - bounds.y - bounds.height, width: bounds.width,
        height: bounds.height))
  }

  private func drawPictures(into recorder: inout DisplayListRecorder) {
    guard let decoder else { return }
    for (glyph, position) in zip(run.glyphs, run.positions) {
      guard let picture = run.font.instance.picture(of: glyph, decoder: decoder) else { continue }
      let scale = run.font.pointsPerUnit
      let box = picture.box
      recorder.draw(
        picture.bitmap,
        in: Rect(
          x: origin.x + position.x + box.x * scale, y: origin.y + position.y - box.maxY * scale,
          width: box.width * scale, height: box.height * scale),
        opacity: style.color.alpha)
    }
  }
}

extension PlacedRun {
  /// The font of lines under and through text: the requested one, so that fallbacks do not move the lines.
  var lineFont: Font { style.font }
}

extension GlyphRun {
  /// The outlines of all glyphs in user space, y down.
  var outline: Path {
    let k = size / source.unitsPerEm
    var all = Path()
    for (glyph, position) in zip(glyphs, positions) {
      guard let path = source.outline(of: glyph) else { continue }
      all.append(
        path.applying(
          Transform(a: k, b: 0, c: skew * k, d: -k, tx: position.x, ty: position.y)))
    }
    return all
  }
}
