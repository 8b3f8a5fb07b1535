import DarkroomRaster

/// Reads an input as operations on a small picture, with numbers as they come out of broken layouts.
struct DrawingReader {
  private var reader: InputReader

  init(_ input: [UInt8]) { reader = InputReader(input) }

  /// As many operations as the input has bytes for.
  mutating func list() -> DisplayList {
    let width = 1 + reader.choice(150)
    let height = 1 + reader.choice(220)
    var recorder = DisplayListRecorder(width: width, height: height)
    if reader.flag() {
      recorder.fill(
        Rect(x: 0, y: 0, width: Double(width), height: Double(height)), paint: .color(.white))
    }
    var layer: Int32 = 0
    while !reader.isAtEnd, layer < 200 {
      recorder.owner = layer
      layer += 1
      if reader.choice(3) == 0 { recorder.transform = .identity }
      draw(onto: &recorder)
    }
    return recorder.finish()
  }

  private mutating func draw(onto recorder: inout DisplayListRecorder) {
    switch reader.choice(20) {
    case 0: recorder.fill(rect(), paint: paint(), blend: blend())
    case 1: recorder.fill(rounded(), paint: paint(), blend: blend())
    case 2: recorder.fill(path(), rule: .evenOdd, paint: paint(), blend: blend())
    case 3: recorder.stroke(path(), style: stroke(), paint: paint(), blend: blend())
    case 4: recorder.fillRing(outer: rounded(), inner: rounded(), paint: paint(), blend: blend())
    case 5:
      recorder.drawShadow(
        of: rounded(), offset: point(), sigma: sigma(recorder.transform), color: color())
    case 6:
      recorder.drawShadow(
        of: path(), offset: point(), sigma: sigma(recorder.transform), color: color())
    case 7:
      recorder.draw(
        bitmap(), in: rect(), filter: filter(), opacity: number(), blend: blend())
    case 8:
      let insets = NinePartInsets(top: number(), left: number(), bottom: number(), right: number())
      recorder.drawNinePart(
        bitmap(), insets: insets, scale: number(), in: rect(), tile: reader.flag())
    case 9: recorder.clip(to: rounded())
    case 10: recorder.clip(to: path(), rule: reader.flag() ? .nonZero : .evenOdd)
    case 11: recorder.clip(toMask: bitmap(), in: rect())
    case 12: recorder.concatenate(transform())
    case 13: recorder.beginGroup(opacity: number(), blend: blend(), bounds: rect())
    case 14: recorder.beginGroup(opacity: reader.fraction(), blend: blend())
    case 15:
      recorder.beginGroupWithShadow(
        offset: point(), sigma: sigma(recorder.transform), color: color())
    case 16: recorder.beginMask()
    case 17: recorder.save()
    case 18: recorder.restore()
    default:
      recorder.endMask()
      recorder.endGroup()
    }
  }

  private mutating func number() -> Double {
    let extremes = [
      Double.nan, .infinity, -.infinity, 0, -0.0, 1e-300, -1e300, 1e300, 4_194_304, -4_194_305,
      1e9, 2_147_483_648, 0.5, 1e-9, .greatestFiniteMagnitude, -1,
    ]
    switch reader.choice(16) {
    case 0: return reader.element(extremes)
    case 1...5: return Double(reader.choice(161) - 20)
    case 6...9: return Double(reader.choice(640) - 80) / 4
    default: return reader.fraction() * 240 - 20
    }
  }

  /// Some of a phone's size, in pixels too: the work grows with the cube, and a list is drawn fourteen times.
  private mutating func sigma(_ transform: Transform) -> Double {
    min(number(), 12, 48 / max(1, transform.meanScale))
  }

  private mutating func point() -> Point { Point(x: number(), y: number()) }

  private mutating func rect() -> Rect {
    Rect(x: number(), y: number(), width: number().magnitude, height: number().magnitude)
  }

  private mutating func rounded() -> RoundedRect {
    RoundedRect(
      rect: rect(), topLeft: number(), topRight: number(), bottomRight: number(),
      bottomLeft: number())
  }

  private mutating func transform() -> Transform {
    Transform(
      a: number() / 50, b: reader.flag() ? 0 : number() / 50, c: reader.flag() ? 0 : number() / 50,
      d: number() / 50, tx: number(), ty: number())
  }

  private mutating func path() -> Path {
    var path = Path()
    for _ in 0..<reader.choice(9) {
      switch reader.choice(6) {
      case 0: path.move(to: point())
      case 1: path.line(to: point())
      case 2: path.quad(to: point(), control: point())
      case 3: path.cubic(to: point(), control1: point(), control2: point())
      case 4:
        path.addArc(
          center: point(), radius: number(), startAngle: number(), endAngle: number(),
          clockwise: reader.flag())
      default: path.close()
      }
    }
    return path
  }

  private mutating func stroke() -> StrokeStyle {
    StrokeStyle(
      width: number(), cap: reader.element([.butt, .round, .square]),
      join: reader.element([.miter, .round, .bevel]), miterLimit: number(),
      dash: reader.flag() ? [] : [number(), number(), number()], dashPhase: number())
  }

  private mutating func color() -> Color {
    Color(
      red: number() / 100, green: number() / 100, blue: number() / 100, alpha: number() / 100)
  }

  private mutating func ramp() -> ColorRamp {
    ColorRamp(
      stops: (0..<reader.choice(4)).map { _ in
        ColorRamp.Stop(offset: number() / 100, color: color())
      })
  }

  private mutating func paint() -> Paint {
    switch reader.choice(8) {
    case 0: .gradient(.linear(ramp(), from: point(), to: point()))
    case 1:
      .gradient(
        .radial(
          ramp(), startCenter: point(), startRadius: number(), endCenter: point(),
          endRadius: number()))
    case 2: .gradient(.elliptical(ramp(), center: point(), radiusX: number(), radiusY: number()))
    case 3: .gradient(.conic(ramp(), center: point(), startAngle: number()))
    case 4: .pattern(bitmap(), transform: transform())
    default: .color(color())
    }
  }

  private mutating func blend() -> BlendMode {
    reader.flag() ? .normal : reader.element(BlendMode.allCases)
  }

  private mutating func filter() -> ImageFilter { reader.element([.nearest, .bilinear, .high]) }

  private mutating func bitmap() -> Bitmap {
    var pixmap = Pixmap(width: 1 + reader.choice(9), height: 1 + reader.choice(9))
    let colors = (0..<3).map { _ in color().premultiplied }
    for i in pixmap.pixels.indices { pixmap.pixels[i] = colors[i % 5 % 3] }
    return Bitmap(pixmap)
  }
}
