import Testing

@testable import DarkroomRaster

/// One list, drawn in every way there is: always the same bytes.
struct SamePixelsTests {
  private let list = SamePixelsTests.everything

  @Test func kernelSetsAgree() {
    var baseline = RenderOptions()
    baseline.kernels = .baseline

    #expect(BandRasterizer.render(list, options: baseline) == BandRasterizer.render(list))
  }

  @Test func fourThreadsDrawTheSamePixels() {
    var parallel = RenderOptions()
    parallel.threads = 4

    #expect(BandRasterizer.render(list, options: parallel) == BandRasterizer.render(list))
  }

  @Test func skippingWhatIsCoveredChangesNothing() {
    var all = RenderOptions()
    all.skipsCovered = false

    #expect(BandRasterizer.render(list, options: all) == BandRasterizer.render(list))
  }

  @Test func bandsMakeTheWholePicture() {
    var rows: [UInt32] = []
    _ = BandRasterizer.allBands(list) {
      rows += $1
      return true
    }

    #expect(rows == BandRasterizer.render(list).pixels)
  }

  @Test func readersGiveTheBandsAsOftenAsWanted() {
    let pictures: [any PictureRows] = [list, BandRasterizer.render(list)]
    for picture in pictures + pictures {
      let reader = picture.reader()
      var bands: [ArraySlice<UInt32>] = []
      while let band = reader.next() { bands.append(band) }

      #expect(bands.flatMap { $0 } == BandRasterizer.render(list).pixels)
      #expect(bands.dropLast().allSatisfy { $0.count == 64 * list.width })
    }
  }

  @Test func noBandIsDrawnAfterOneThatDiffers() {
    var rows: [Int] = []
    let areAllEmpty = BandRasterizer.allBands(list) { firstRow, _ in
      rows.append(firstRow)
      return firstRow < 64
    }

    #expect(!areAllEmpty)
    #expect(rows == [0, 64])
  }

  @Test func aPictureIsInItsMemoryInAnyStride() {
    var memory = [UInt32](repeating: 0, count: 200 * list.height)
    var span = memory.mutableSpan
    BandRasterizer.render(
      list, into: &span, width: list.width, height: list.height, bytesPerRow: 800)
    let cropped = (0..<list.height).flatMap { memory[$0 * 200..<$0 * 200 + list.width] }

    #expect(cropped == BandRasterizer.render(list).pixels)
  }

  /// Every operation, paint and blend mode on 150 × 200 pixels.
  static var everything: DisplayList {
    var recorder = DisplayListRecorder(width: 150, height: 200)
    recorder.fill(Rect(x: 0, y: 0, width: 150, height: 200), paint: .color(.white))
    recorder.beginGroup(opacity: 0.7)
    recorder.save()
    recorder.clip(to: RoundedRect(rect: Rect(x: 10, y: 10, width: 120, height: 170), radius: 30))
    for (index, paint) in paints.enumerated() {
      let y = Double(index) * 30
      recorder.fill(Rect(x: 3.5, y: y, width: 131.7, height: 33), paint: paint)
      recorder.fill(
        RoundedRect(rect: Rect(x: 20, y: y + 3, width: 40, height: 20.5), radius: 6), paint: paint)
    }
    recorder.restore()
    recorder.endGroup()
    for (index, mode) in BlendMode.allCases.enumerated() {
      recorder.fill(
        Path(ellipseIn: Rect(x: Double(index) * 5, y: Double(index) * 6.5, width: 24, height: 31)),
        paint: paints[index % paints.count], blend: mode)
    }
    recorder.drawShadow(
      of: Path(ellipseIn: Rect(x: 70, y: 40, width: 50, height: 50)), offset: Point(x: 2, y: 5),
      sigma: 6, color: Color(red: 0, green: 0, blue: 0.3, alpha: 0.6))
    recorder.fill(Rect(x: 0, y: 150, width: 150, height: 40), paint: .color(.black))
    return recorder.finish()
  }

  private static let paints: [Paint] = {
    let ramp = ColorRamp(stops: [
      ColorRamp.Stop(offset: 0, color: Color(red: 1, green: 0.2, blue: 0, alpha: 0.9)),
      ColorRamp.Stop(offset: 1, color: Color(red: 0, green: 0.4, blue: 1, alpha: 0.5)),
    ])
    var tile = Pixmap(width: 7, height: 5)
    for i in tile.pixels.indices {
      tile.pixels[i] =
        Color(
          red: Double(i) / 35, green: 0.5, blue: 1 - Double(i) / 35, alpha: Double(i % 4) / 3
        ).premultiplied
    }
    return [
      .color(Color(red: 0.1, green: 0.8, blue: 0.3, alpha: 0.5)),
      .gradient(.linear(ramp, from: Point(x: 20, y: 10), to: Point(x: 90, y: 70))),
      .gradient(.conic(ramp, center: Point(x: 60, y: 80), startAngle: 1)),
      .gradient(.elliptical(ramp, center: Point(x: 60, y: 90), radiusX: 70, radiusY: 40)),
      .gradient(
        .radial(
          ramp, startCenter: Point(x: 60, y: 130), startRadius: 5, endCenter: Point(x: 70, y: 140),
          endRadius: 60)),
      .pattern(Bitmap(tile), transform: .scale(3, 2.5)),
    ]
  }()
}
