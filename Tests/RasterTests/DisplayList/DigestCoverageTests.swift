import Testing

@testable import DarkroomRaster

/// The digest stands for the pixels: one changed value anywhere in a list gives another.
struct DigestCoverageTests {
  private typealias Record = (inout DisplayListRecorder) -> Void

  /// All of `lists` have digests of their own.
  private func expectDistinct(
    _ records: [Record], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let digests = records.map { record in
      var recorder = DisplayListRecorder(width: 16, height: 16)
      record(&recorder)
      return recorder.finish().digest
    }
    for (i, digest) in digests.enumerated() {
      #expect(
        !digests[..<i].contains(digest), "variant \(i) looks like an earlier one",
        sourceLocation: sourceLocation)
    }
  }

  private let box = Rect(x: 1, y: 2, width: 9, height: 7)
  private let black = Paint.color(.black)

  @Test func sizesChangeTheDigest() {
    let digests = [(16, 16), (16, 17), (17, 16)].map {
      DisplayListRecorder(width: $0.0, height: $0.1).finish().digest
    }

    #expect(Set(digests).count == 3)
  }

  @Test func scalesChangeTheDigest() {
    expectDistinct(
      [1, 2, 3].map { scale in
        { [box, black] in
          $0.transform = .scale(scale, scale)
          $0.fill(RoundedRect(rect: box, radius: 2), paint: black)
        }
      })
  }

  @Test func shapesChangeTheDigest() {
    let ring = { (inner: Double) in
      { [box, black] (r: inout DisplayListRecorder) in
        r.fillRing(
          outer: RoundedRect(rect: box, radius: 3),
          inner: RoundedRect(rect: box.insetBy(dx: inner, dy: inner), radius: 2), paint: black)
      }
    }
    var far = Path(rect: box)
    far.line(to: Point(x: 12, y: 12))
    expectDistinct([
      { [box, black] in $0.fill(box, paint: black) },
      { [box, black] in $0.fill(RoundedRect(rect: box, radius: 2), paint: black) },
      { [box, black] in $0.fill(RoundedRect(rect: box, radius: 2.5), paint: black) },
      ring(1), ring(1.5),
      { [box, black] in $0.fill(Path(rect: box), paint: black) },
      { [box, black] in $0.fill(Path(rect: box), rule: .evenOdd, paint: black) },
      { [far, black] in $0.fill(far, paint: black) },
    ])
  }

  @Test func strokeStylesChangeTheDigest() {
    let styles = [
      StrokeStyle(width: 2), StrokeStyle(width: 3), StrokeStyle(width: 2, cap: .round),
      StrokeStyle(width: 2, join: .round), StrokeStyle(width: 2, miterLimit: 4),
      StrokeStyle(width: 2, dash: [3, 1]), StrokeStyle(width: 2, dash: [3, 1], dashPhase: 1),
      StrokeStyle(width: 2, dash: [3]),
    ]
    expectDistinct(
      styles.map { style in
        { [box, black] in $0.stroke(Path(rect: box), style: style, paint: black) }
      })
  }

  private func ramp(_ last: Double, red: Double = 1, extends: Bool = true) -> ColorRamp {
    ColorRamp(
      stops: [
        .init(offset: 0, color: .black),
        .init(offset: last, color: Color(red: red, green: 0, blue: 0)),
      ], extendsAfter: extends)
  }

  @Test func gradientsChangeTheDigest() {
    let (a, b) = (Point(x: 1, y: 1), Point(x: 9, y: 9))
    let gradients: [Gradient] = [
      .linear(ramp(1), from: a, to: b), .linear(ramp(1), from: b, to: a),
      .linear(ramp(0.9), from: a, to: b), .linear(ramp(1, red: 0.9), from: a, to: b),
      .linear(ramp(1, extends: false), from: a, to: b),
      .radial(ramp(1), startCenter: a, startRadius: 0, endCenter: a, endRadius: 5),
      .radial(ramp(1), startCenter: a, startRadius: 1, endCenter: a, endRadius: 5),
      .radial(ramp(1), startCenter: a, startRadius: 0, endCenter: b, endRadius: 5),
      .elliptical(ramp(1), center: a, radiusX: 4, radiusY: 5),
      .elliptical(ramp(1), center: a, radiusX: 5, radiusY: 4),
      .conic(ramp(1), center: a, startAngle: 0), .conic(ramp(1), center: a, startAngle: 1),
    ]
    expectDistinct(
      gradients.map { gradient in { [box] in $0.fill(box, paint: .gradient(gradient)) } }
        + [0.5].map { opacity in
          { [box] in
            $0.opacity = opacity
            $0.fill(box, paint: .gradient(gradients[0]))
          }
        })
  }

  @Test func imagesChangeTheDigest() {
    func bitmap(_ pixel: UInt32, width: Int = 4) -> Bitmap {
      var pixmap = Pixmap(width: width, height: 4, filledWith: 0xff00_00ff)
      pixmap[1, 1] = pixel
      return Bitmap(pixmap)
    }
    let picture = bitmap(0xff00_00ff)
    expectDistinct([
      { [box] in $0.draw(picture, in: box) },
      { [box] in $0.draw(bitmap(0xff00_00fe), in: box) },
      { [box] in $0.draw(bitmap(0xff00_00ff, width: 5), in: box) },
      { [box] in $0.draw(picture, source: Rect(x: 0, y: 0, width: 2, height: 4), in: box) },
      { [box] in $0.draw(picture, in: box, filter: .nearest) },
      { [box] in $0.draw(picture, in: box, opacity: 0.5) },
      { [box] in $0.draw(picture, in: box, blend: .screen) },
      { [box] in $0.fill(box, paint: .pattern(picture, transform: .identity)) },
      { [box] in $0.fill(box, paint: .pattern(picture, transform: .scale(2, 2))) },
    ])
  }

  @Test func glyphsChangeTheDigest() {
    let (one, other) = (SquareGlyphs(identity: 1), SquareGlyphs(identity: 2))
    func run(
      _ source: any GlyphSource, size: Double = 4, glyphs: [UInt32] = [1, 2], x: Double = 3,
      skew: Double = 0
    ) -> Record {
      { [black] in
        $0.draw(
          GlyphRun(
            source: source, size: size, glyphs: glyphs,
            positions: [Point(x: 1, y: 8), Point(x: x, y: 8)], skew: skew), paint: black)
      }
    }
    expectDistinct([
      run(one), run(other), run(one, size: 5), run(one, glyphs: [1, 3]), run(one, x: 4),
      run(one, skew: 0.2),
    ])
  }

  @Test func shadowsChangeTheDigest() {
    func shadow(_ x: Double, _ sigma: Double, _ color: Color) -> Record {
      { [box] in
        $0.drawShadow(
          of: RoundedRect(rect: box, radius: 2), offset: Point(x: x, y: 0), sigma: sigma,
          color: color)
      }
    }
    func group(_ y: Double, _ sigma: Double, _ color: Color) -> Record {
      { [box, black] in
        $0.beginGroupWithShadow(offset: Point(x: 0, y: y), sigma: sigma, color: color)
        $0.fill(box, paint: black)
        $0.endGroup()
      }
    }
    expectDistinct([
      shadow(0, 2, .black), shadow(1, 2, .black), shadow(0, 3, .black), shadow(0, 2, .white),
      group(0, 2, .black), group(1, 2, .black), group(0, 3, .black), group(0, 2, .white),
    ])
  }

  @Test func groupsAndMasks() {
    let disc = Path(ellipseIn: box)
    func group(opacity: Double, blend: BlendMode = .normal, mask: Rect?) -> Record {
      { [black] in
        $0.beginGroup(opacity: opacity, blend: blend)
        $0.fill(disc, paint: black)
        if let mask {
          $0.beginMask()
          $0.fill(mask, paint: black)
          $0.endMask()
        }
        $0.endGroup()
      }
    }
    expectDistinct([
      { [black] in $0.fill(disc, paint: black) },
      group(opacity: 1, mask: nil), group(opacity: 0.5, mask: nil),
      group(opacity: 1, blend: .multiply, mask: nil), group(opacity: 1, mask: box),
      group(opacity: 1, mask: box.insetBy(dx: 1, dy: 0)),
    ])
  }

  @Test func clipsChangeTheDigest() {
    func clipped(_ clip: @escaping Record) -> Record {
      { [box, black] in
        clip(&$0)
        $0.fill(box, paint: black)
      }
    }
    let mask = { (pixel: UInt32) in
      Bitmap(Pixmap(width: 2, height: 2, filledWith: pixel))
    }
    expectDistinct([
      clipped { _ in },
      clipped { $0.clip(to: Rect(x: 2, y: 2, width: 5, height: 5)) },
      clipped { $0.clip(to: Rect(x: 2.5, y: 2, width: 5, height: 5)) },
      clipped { $0.clip(to: Path(ellipseIn: Rect(x: 2, y: 2, width: 5, height: 5))) },
      clipped {
        $0.clip(to: Path(ellipseIn: Rect(x: 2, y: 2, width: 5, height: 5)), rule: .evenOdd)
      },
      clipped { [box] in $0.clip(toMask: mask(0xff00_0000), in: box) },
      clipped { [box] in $0.clip(toMask: mask(0x8000_0000), in: box) },
    ])
  }
}

private final class SquareGlyphs: GlyphSource {
  let identity: UInt64
  let unitsPerEm = 1000.0

  init(identity: UInt64) { self.identity = identity }

  func outline(of glyph: UInt32) -> Path? {
    Path(rect: Rect(x: 0, y: 0, width: 1000, height: 1000))
  }
}
