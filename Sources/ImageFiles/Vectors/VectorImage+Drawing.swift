package import DarkroomRaster

extension VectorImage {
  /// Draws the picture, clipped, into a rectangle of the recorder's space, whose y axis points down.
  package func draw(in rect: Rect, on recorder: inout DisplayListRecorder) {
    guard width > 0, height > 0, !rect.isEmpty else { return }
    recorder.save()
    recorder.clip(to: rect)
    recorder.concatenate(
      Transform(
        a: rect.width / width, b: 0, c: 0, d: rect.height / height, tx: rect.minX, ty: rect.minY))
    for command in commands { command.perform(on: &recorder) }
    recorder.restore()
  }

  /// Returns the picture as pixels, stretched to the given size.
  package func pixmap(width: Int, height: Int) -> Pixmap {
    var recorder = DisplayListRecorder(width: width, height: height)
    draw(in: Rect(x: 0, y: 0, width: Double(width), height: Double(height)), on: &recorder)
    return BandRasterizer.render(recorder.finish())
  }
}

extension VectorCommand {
  fileprivate func perform(on recorder: inout DisplayListRecorder) {
    switch self {
    case .save: recorder.save()
    case .restore: recorder.restore()
    case .concatenate(let transform): recorder.concatenate(transform)
    case .clip(let path, let rule):
      if path.isEmpty {
        recorder.clip(to: Rect(x: 0, y: 0, width: 0, height: 0))
      } else {
        recorder.clip(to: path, rule: rule)
      }
    case .fill(let path, let rule, let paint, let blend):
      paint.fill(path, rule, on: &recorder, blend)
    case .stroke(let path, let style, let paint, let blend):
      paint.stroke(path, style, on: &recorder, blend)
    case .image(let bitmap, let rect, let opacity, let isSmooth, let blend):
      recorder.draw(
        bitmap, in: rect, filter: isSmooth ? .high : .nearest, opacity: opacity, blend: blend)
    case .beginGroup(let opacity, let blend): recorder.beginGroup(opacity: opacity, blend: blend)
    case .endGroup: recorder.endGroup()
    case .beginMask(let isLuminance):
      recorder.beginMask()
      if isLuminance { recorder.beginLuminance() }
    case .endMask(let isLuminance):
      if isLuminance { recorder.endGroup() }
      recorder.endMask()
    }
  }
}

extension DisplayListRecorder {
  /// Begins a group whose alpha becomes its brightness over black.
  ///
  /// - SeeAlso: W3C, "CSS Masking Module Level 1", 7.10.1. As there: the weights are the same. ISO 32000-1:2008,
  ///   11.5.3, describes the mask.
  fileprivate mutating func beginLuminance() {
    let light = ColorTransform(rows: [[], [], [], [0.2125, 0.7154, 0.0721, 0, 0]])
    beginGroup(filter: .colors(light))
    let box = clipBounds
    let outer = transform
    transform = .identity
    fill(
      Rect(
        minX: Double(box.minX), minY: Double(box.minY), maxX: Double(box.maxX),
        maxY: Double(box.maxY)), paint: .color(.black))
    transform = outer
  }
}

extension VectorPaint {
  fileprivate func fill(
    _ path: Path, _ rule: FillRule, on recorder: inout DisplayListRecorder, _ blend: BlendMode
  ) {
    switch self {
    case .color(let color): recorder.fill(path, rule: rule, paint: .color(color), blend: blend)
    case .gradient(let gradient, let opacity, let transform):
      guard let inverse = transform.inverted else { return }
      recorder.save()
      recorder.opacity *= opacity
      recorder.concatenate(transform)
      recorder.fill(
        path.applying(inverse), rule: rule, paint: .gradient(gradient), blend: blend)
      recorder.restore()
    }
  }

  fileprivate func stroke(
    _ path: Path, _ style: StrokeStyle, on recorder: inout DisplayListRecorder, _ blend: BlendMode
  ) {
    switch self {
    case .color(let color):
      recorder.stroke(path, style: style, paint: .color(color), blend: blend)
    case .gradient(let gradient, let opacity, .identity):
      recorder.save()
      recorder.opacity *= opacity
      recorder.stroke(path, style: style, paint: .gradient(gradient), blend: blend)
      recorder.restore()
    case .gradient:
      // The line width is in the outline's space, whereas the colors are in the gradient's.
      let scale = recorder.transform.largestScale
      guard scale > 0, style.width > 0 else { return }
      fill(path.stroked(style, tolerance: 0.05 / scale), .nonZero, on: &recorder, blend)
    }
  }
}
