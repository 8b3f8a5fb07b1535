import DarkroomCoreGraphics
import DarkroomRaster

extension CAShapeLayer {
  func recordPath(in recorder: inout DisplayListRecorder) {
    guard let outline = path?.raster, !outline.isEmpty else { return }
    let rule: FillRule = fillRule == .evenOdd ? .evenOdd : .nonZero
    recorder.withPaint(fillColor) { recorder, paint in
      if !blendsEdges {
        fillWholePixels(of: outline, rule, paint, in: &recorder)
      } else if let rect = outline.rectangle {
        recorder.fill(rect, paint: paint)
      } else {
        recorder.fill(outline, rule: rule, paint: paint)
      }
    }
    guard lineWidth > 0, strokeStart < strokeEnd else { return }
    let isWhole = strokeStart <= 0 && strokeEnd >= 1
    let line =
      isWhole ? outline : outline.trimmed(from: Double(strokeStart), to: Double(strokeEnd))
    recorder.withPaint(strokeColor) { recorder, paint in
      recorder.stroke(line, style: strokeStyle, paint: paint)
    }
  }

  private func fillWholePixels(
    of outline: Path, _ rule: FillRule, _ paint: Paint, in recorder: inout DisplayListRecorder
  ) {
    guard let inverse = recorder.transform.inverted else { return }
    let area = IntRect(minX: 0, minY: 0, maxX: recorder.width, maxY: recorder.height)
    let pixels = outline.wholePixels(transform: recorder.transform, rule: rule, in: area)
    guard !pixels.isEmpty else { return }
    recorder.fill(pixels.applying(inverse), rule: .nonZero, paint: paint)
  }

  private var strokeStyle: StrokeStyle {
    let dash = (lineDashPattern ?? []).map(\.doubleValue)
    let isDashed = dash.allSatisfy { $0 >= 0 } && dash.contains { $0 > 0 }
    return StrokeStyle(
      width: lineWidth, cap: lineCap.raster, join: lineJoin.raster, miterLimit: miterLimit,
      dash: isDashed ? dash : [], dashPhase: lineDashPhase)
  }
}

extension CAShapeLayerLineCap {
  fileprivate var raster: StrokeStyle.Cap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

extension CAShapeLayerLineJoin {
  fileprivate var raster: StrokeStyle.Join {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
