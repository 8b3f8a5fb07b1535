import DarkroomRaster

extension Point {
  init(_ values: [Double]) {
    self.init(x: values.first ?? 0, y: values.count > 1 ? values[1] : 0)
  }
}

extension Rect {
  init(_ values: [Double]) {
    guard values.count == 4 else {
      self = .zero
      return
    }
    self.init(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}

extension RoundedRect {
  init(_ rect: Rect, _ radii: [Double]) {
    guard radii.count == 4 else {
      self.init(rect: rect, radius: 0)
      return
    }
    self.init(
      rect: rect, topLeft: radii[0], topRight: radii[1], bottomRight: radii[2],
      bottomLeft: radii[3])
  }
}

extension Color {
  init(_ bytes: [Double]) {
    self.init(
      red: bytes[0] / 255, green: bytes[1] / 255, blue: bytes[2] / 255, alpha: bytes[3] / 255)
  }
}

extension Paint {
  init(_ paint: ScenePaint) {
    if let linear = paint.lin {
      let stops = linear.stops.map { ColorRamp.Stop(offset: $0.offset, color: Color($0.color)) }
      self = .gradient(
        .linear(ColorRamp(stops: stops), from: Point(linear.p0), to: Point(linear.p1)))
    } else {
      self = .color(paint.c.map { Color($0) } ?? .black)
    }
  }
}

extension Path {
  init(_ steps: [[ScenePathStep]]) {
    self.init()
    for step in steps {
      guard case .letter(let letter)? = step.first else { continue }
      let n = step.dropFirst().compactMap {
        if case .number(let value) = $0 { value } else { nil }
      }
      let points = stride(from: 0, to: n.count - 1, by: 2).map { Point(x: n[$0], y: n[$0 + 1]) }
      switch (letter, points.count) {
      case ("M", 1): move(to: points[0])
      case ("L", 1): line(to: points[0])
      case ("Q", 2): quad(to: points[1], control: points[0])
      case ("C", 3): cubic(to: points[2], control1: points[0], control2: points[1])
      default: close()
      }
    }
  }
}

extension StrokeStyle {
  init(_ o: SceneOperation) {
    self.init(
      width: o.width ?? 1, cap: o.cap == "round" ? .round : o.cap == "square" ? .square : .butt,
      join: o.join == "round" ? .round : o.join == "bevel" ? .bevel : .miter,
      miterLimit: o.miter ?? 10)
  }
}

extension Bitmap {
  /// A ramp in red and green with a pattern in blue; "alpha" fades in along the diagonal.
  convenience init(synthetic picture: Scene.Picture) {
    let w = picture.w
    let h = picture.h
    var pixmap = Pixmap(width: w, height: h)
    for y in 0..<h {
      for x in 0..<w {
        let alpha = picture.kind == "alpha" ? (x + y) * 255 / (w + h - 2) : 255
        let channels = [x * 255 / (w - 1), y * 255 / (h - 1), (x ^ y) & 255].map {
          UInt32(($0 * alpha + 127) / 255)
        }
        pixmap[x, y] = channels[0] | channels[1] << 8 | channels[2] << 16 | UInt32(alpha) << 24
      }
    }
    self.init(pixmap)
  }
}
