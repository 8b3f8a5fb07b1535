import DarkroomFontFiles
import DarkroomRaster
import DarkroomTypesetting

/// A scene's operations as closures over a recorder, everything parsed beforehand.
struct SceneDrawing {
  let name: String
  let width: Int
  let height: Int
  private let scale: Double
  private var steps: [(inout DisplayListRecorder) -> Void] = []

  init(_ scene: Scene, fontFolder: String) throws {
    name = scene.name
    scale = scene.scale
    width = Int(scene.width * scene.scale)
    height = Int(scene.height * scene.scale)
    let bitmaps = scene.images.mapValues(Bitmap.init(synthetic:))
    let library = FontLibrary(
      searchPath: FontSearchPath(
        teamDirectory: nil, cacheDirectory: "", systemDirectories: []))
    let fonts = try scene.fonts.mapValues {
      try library.register(file: "\(fontFolder)/\($0)").map { FontInstance.of($0) }
    }
    for operation in scene.ops {
      if let step = Self.shapeStep(operation) ?? Self.stateStep(operation) {
        steps.append(step)
      } else if let name = operation.image, let bitmap = bitmaps[name] {
        steps.append(Self.imageStep(operation, bitmap))
      } else if let name = operation.font, let font = fonts[name]?.first {
        steps.append(Self.textStep(operation, font))
      } else {
        throw SceneError.unknownOperation(operation.op)
      }
    }
  }

  func record() -> DisplayList {
    var recorder = DisplayListRecorder(width: width, height: height)
    recorder.transform = .scale(scale, scale)
    for step in steps { step(&recorder) }
    return recorder.finish()
  }

  private typealias Step = (inout DisplayListRecorder) -> Void

  private static func shapeStep(_ o: SceneOperation) -> Step? {
    guard let description = o.paint, o.op != "text" else { return nil }
    let paint = Paint(description)
    let rect = Rect(o.rect ?? [])
    let rounded = RoundedRect(rect, o.radii ?? [])
    let path = Path(o.d ?? [])
    switch o.op {
    case "fill_rect": return { $0.fill(rect, paint: paint) }
    case "fill_rrect": return { $0.fill(rounded, paint: paint) }
    case "stroke_rrect":
      let style = StrokeStyle(width: o.width ?? 1)
      return { $0.stroke(Path(roundedRect: rounded), style: style, paint: paint) }
    case "fill_path":
      let rule = o.rule == "evenodd" ? FillRule.evenOdd : .nonZero
      return { $0.fill(path, rule: rule, paint: paint) }
    case "stroke_path":
      let style = StrokeStyle(o)
      return { $0.stroke(path, style: style, paint: paint) }
    case "shadow_rrect":
      guard case .color(let color) = paint else { return nil }
      let offset = Point(o.offset ?? [])
      return { $0.drawShadow(of: rounded, offset: offset, sigma: o.sigma ?? 0, color: color) }
    default: return nil
    }
  }

  private static func stateStep(_ o: SceneOperation) -> Step? {
    let rect = Rect(o.rect ?? [])
    switch o.op {
    case "save": return { $0.save() }
    case "restore": return { $0.restore() }
    case "clip_rect": return { $0.clip(to: rect) }
    case "clip_rrect":
      let rounded = RoundedRect(rect, o.radii ?? [])
      return { $0.clip(to: rounded) }
    case "transform":
      guard let m = o.m, m.count == 6 else { return nil }
      let t = Transform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
      return { $0.concatenate(t) }
    case "begin_group":
      let bounds = Rect(o.bounds ?? [])
      return { $0.beginGroup(opacity: o.opacity ?? 1, bounds: bounds) }
    case "end_group": return { $0.endGroup() }
    default: return nil
    }
  }

  private static func imageStep(_ o: SceneOperation, _ bitmap: Bitmap) -> Step {
    let target = Rect(o.dst ?? [])
    let filter = o.filter == "nearest" ? ImageFilter.nearest : .bilinear
    return { $0.draw(bitmap, in: target, filter: filter, opacity: o.opacity ?? 1) }
  }

  /// Nominal glyphs side by side, neither kerned nor shaped.
  private static func textStep(_ o: SceneOperation, _ font: FontInstance) -> Step {
    let size = o.size ?? 12
    let paint = o.paint.map(Paint.init) ?? .color(.black)
    var pen = Point(o.origin ?? [])
    var glyphs: [UInt32] = []
    var positions: [Point] = []
    for scalar in (o.text ?? "").unicodeScalars {
      let glyph = font.glyph(for: scalar) ?? 0
      glyphs.append(glyph)
      positions.append(pen)
      pen.x += font.advance(of: glyph) * size / font.unitsPerEm
    }
    let run = GlyphRun(source: font, size: size, glyphs: glyphs, positions: positions)
    return { $0.draw(run, paint: paint) }
  }
}

enum SceneError: Error {
  case unknownOperation(String)
}
