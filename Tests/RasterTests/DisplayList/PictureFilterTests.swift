import Testing

@testable import DarkroomRaster

/// Filters of finished groups.
struct PictureFilterTests {
  private let red = Color(red: 1, green: 0, blue: 0, alpha: 1)

  private func pixels(
    _ filter: PictureFilter, opacity: Double = 1, clip: Rect? = nil,
    _ content: ((inout DisplayListRecorder) -> Void)? = nil
  ) -> Pixmap {
    BandRasterizer.render(list(filter, opacity: opacity, clip: clip, content))
  }

  private func list(
    _ filter: PictureFilter, opacity: Double = 1, clip: Rect? = nil,
    _ content: ((inout DisplayListRecorder) -> Void)? = nil
  ) -> DisplayList {
    var recorder = DisplayListRecorder(width: 100, height: 160)
    if let clip { recorder.clip(to: clip) }
    recorder.beginGroup(filter: filter, opacity: opacity)
    if let content {
      content(&recorder)
    } else {
      recorder.fill(Rect(x: 30, y: 40, width: 40, height: 80), paint: .color(red))
    }
    recorder.endGroup()
    return recorder.finish()
  }

  /// Red, green, blue and alpha, premultiplied.
  private func channels(_ picture: Pixmap, _ x: Int, _ y: Int) -> [Int] {
    [0, 8, 16, 24].map { Int(picture[x, y] >> $0 & 255) }
  }

  private let swapped = ColorTransform(rows: [
    [0, 1, 0, 0, 0], [1, 0, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 1, 0],
  ])

  // MARK: Colors

  @Test func colorsAreChangedBeforeTheyAreFaded() {
    let picture = pixels(.colors(swapped), opacity: 0.5)

    #expect(channels(picture, 50, 80) == [0, 128, 0, 128])
    #expect(picture[20, 80] == 0)
  }

  /// A sum is of the straight color: half of a full red is red, not dark red.
  @Test func sharesAreOfColorsWithoutTheirAlpha() {
    let half = ColorTransform(rows: [
      [0.5, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 1, 0],
    ])
    let picture = pixels(.colors(half)) { recorder in
      recorder.fill(
        Rect(x: 0, y: 0, width: 10, height: 10),
        paint: .color(Color(red: 1, green: 1, blue: 0, alpha: 0.5)))
    }

    #expect(channels(picture, 5, 5) == [64, 128, 0, 128])
  }

  @Test func sumsEndAtWhatAChannelHolds() {
    let bright = ColorTransform(rows: [
      [1, 0, 0, 0, 0.5], [0, 1, 0, 0, -0.5], [0, 0, 1, 0, 0.25], [0, 0, 0, 1, 0],
    ])

    #expect(channels(pixels(.colors(bright)), 50, 80) == [255, 0, 64, 255])
  }

  /// What becomes of pixels without content ends where the group was cut.
  @Test func aConstantAlphaFillsTheClip() {
    let inverted = ColorTransform(rows: [
      [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, -1, 1],
    ])
    let picture = pixels(.colors(inverted), clip: Rect(x: 20, y: 20, width: 60, height: 120))

    #expect(channels(picture, 25, 25) == [0, 0, 0, 255])
    #expect(channels(picture, 50, 80) == [0, 0, 0, 0])
    #expect(picture[10, 80] == 0)
  }

  @Test func valuesThatAreNotNumbersCountAsZero() {
    let odd = ColorTransform(rows: [[.nan, 0, 0, 1, .infinity], [0, -.infinity]])

    #expect(odd.applied(to: 0xffff_ffff) == 0)
    #expect(odd.shares[4] > 0 && odd.shares[6] < 0)
  }

  @Test func aThresholdLeavesOneColor() {
    let picture = pixels(.threshold(0.4...0.6, 0xff00_ff00)) { recorder in
      for (x, alpha) in [(0.0, 0.3), (20, 0.5), (40, 1)] {
        recorder.fill(
          Rect(x: x, y: 0, width: 10, height: 10),
          paint: .color(Color(red: 1, green: 0, blue: 0, alpha: alpha)))
      }
    }

    #expect(picture[5, 5] == 0 && picture[45, 5] == 0)
    #expect(picture[25, 5] == 0xff00_ff00)
  }

  // MARK: Blurs

  @Test func aBlurFadesOutAroundTheContent() {
    let picture = pixels(.blur(sigma: 6, isOpaque: false))
    let row = (10..<50).map { channels(picture, $0, 80)[3] }

    #expect(row == row.sorted())
    #expect(row[0] == 0 && row[39] == 255)
    #expect(abs(channels(picture, 29, 80)[3] + channels(picture, 30, 80)[3] - 255) <= 4)
    #expect(channels(picture, 30, 80)[0] == channels(picture, 30, 80)[3])
  }

  @Test func anOpaqueBlurKeepsItsEdges() {
    let picture = pixels(.blur(sigma: 6, isOpaque: true))

    #expect(channels(picture, 30, 40) == [255, 0, 0, 255])
    #expect(picture[29, 80] == 0)
  }

  /// What lies beyond the clip is blurred into it.
  @Test func aBlurReachesFromBeyondTheClip() {
    let clipped = pixels(
      .blur(sigma: 6, isOpaque: false), clip: Rect(x: 0, y: 0, width: 30, height: 160))
    let whole = pixels(.blur(sigma: 6, isOpaque: false))

    #expect(clipped[28, 80] == whole[28, 80])
    #expect(clipped[28, 80] >> 24 > 64)
    #expect(clipped[30, 80] == 0)
  }

  @Test(arguments: [2.0, 6, 20])
  func blursOfBandsAndWholePicturesAreTheSame(sigma: Double) {
    let list = list(.blur(sigma: sigma, isOpaque: false))
    var pixels: [UInt32] = []
    _ = BandRasterizer.allBands(list) {
      pixels += $1
      return true
    }

    #expect(pixels == BandRasterizer.render(list).pixels)
  }

  @Test func filtersOfGroupsInGroupsFollowEachOther() {
    let picture = pixels(.colors(swapped)) { recorder in
      recorder.beginGroup(filter: .blur(sigma: 6, isOpaque: false))
      recorder.fill(Rect(x: 30, y: 40, width: 40, height: 80), paint: .color(red))
      recorder.endGroup()
    }
    let alpha = channels(pixels(.blur(sigma: 6, isOpaque: false)), 27, 80)[3]

    #expect(channels(picture, 27, 80) == [0, alpha, 0, alpha])
  }

  @Test func theListsDigestKnowsTheFilter() {
    let filters: [PictureFilter] = [
      .blur(sigma: 2, isOpaque: false), .blur(sigma: 3, isOpaque: false),
      .blur(sigma: 2, isOpaque: true), .colors(swapped), .threshold(0...0.5, 0),
      .threshold(0...0.5, 0xff00_0000),
    ]

    #expect(Set(filters.map { list($0).digest }).count == filters.count)
  }
}
