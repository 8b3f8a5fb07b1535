import Testing

@testable import DarkroomRaster

struct BlendModeTests {
  /// (100, 200, 250) onto (200, 100, 50), both opaque, by the formulas of W3C Compositing and Blending 1.
  @Test(arguments: [
    (BlendMode.normal, [100, 200, 250]), (.multiply, [78, 78, 49]), (.screen, [222, 222, 251]),
    (.overlay, [188, 157, 98]), (.darken, [100, 100, 50]), (.lighten, [200, 200, 250]),
    (.colorDodge, [255, 255, 255]), (.colorBurn, [115, 57, 46]), (.hardLight, [157, 188, 247]),
    (.difference, [100, 100, 200]), (.exclusion, [143, 143, 202]),
    (.plusLighter, [255, 255, 255]), (.plusDarker, [45, 45, 45]),
  ])
  func separableModesMixEachChannel(mode: BlendMode, expected: [Int]) {
    let mixed = PixelChannels(mode.mix(pixel(100, 200, 250), pixel(200, 100, 50)))

    #expect([mixed.red, mixed.green, mixed.blue] == expected)
    #expect(mixed.alpha == 255)
  }

  /// The alpha of black at 128 onto opaque black.
  @Test(arguments: [
    (BlendMode.clear, 0), (.copy, 128), (.sourceIn, 128), (.sourceOut, 0), (.sourceAtop, 255),
    (.destinationOver, 255), (.destinationIn, 128), (.destinationOut, 127),
    (.destinationAtop, 128), (.xor, 127),
  ])
  func porterDuffModes(mode: BlendMode, alpha: Int) {
    #expect(mode.mix(0x8000_0000, 0xff00_0000) == UInt32(alpha) << 24)
  }

  /// The luminosity of (200, 100, 50) is 0.3 · 200 + 0.59 · 100 + 0.11 · 50 = 124.5.
  @Test func grayWithTheColorModeKeepsTheLuminosity() {
    let mixed = PixelChannels(BlendMode.color.mix(pixel(77, 77, 77), pixel(200, 100, 50)))

    #expect(mixed.red == mixed.green && mixed.green == mixed.blue)
    #expect((124...125).contains(mixed.red))
  }

  @Test(arguments: BlendMode.allCases)
  func noModeMakesAChannelExceedAlpha(mode: BlendMode) {
    for source in samples {
      for destination in samples {
        let mixed = PixelChannels(mode.mix(source, destination))
        #expect(max(mixed.red, mixed.green, mixed.blue) <= mixed.alpha)
      }
    }
  }

  @Test(arguments: BlendMode.allCases.filter(\.keepsDestinationWithoutSource))
  func aTransparentSourceChangesNothing(mode: BlendMode) {
    for destination in samples { #expect(mode.mix(0, destination) == destination) }
  }

  /// Rows of every length, so that some pixels are left over by registers of any width.
  @Test(arguments: BlendMode.allCases, [KernelSet.baseline, .best])
  func rowsAreMixedAsSinglePixels(mode: BlendMode, kernels: KernelSet) {
    let pairs = samples.flatMap { source in samples.map { (source, $0) } }
    let table = RowKernelTable.table(for: kernels)
    for count in [1, 3, 8, 13, pairs.count] {
      var row = pairs.prefix(count).map(\.1)
      unsafe row.withUnsafeMutableBufferPointer { row in
        unsafe pairs.map(\.0).withUnsafeBufferPointer { source in
          guard let row = row.baseAddress, let source = source.baseAddress else { return }
          unsafe mode.mix(source, row, count: count, into: row, kernels: table)
        }
      }
      #expect(row == pairs.prefix(count).map { mode.mix($0.0, $0.1) }, "\(count) pixels")
    }
  }

  /// (200 · 128 + 100 · 127) ÷ 255 = 150.2, rounded once.
  @Test(arguments: [KernelSet.baseline, .best])
  func coverageLeavesItsShareOfTheOldPixel(kernels: KernelSet) {
    var options = RenderOptions()
    options.kernels = kernels
    let picture = Pixmap(11, 1, background: 0xff64_6464, options: options) {
      $0.fill(
        Rect(x: 0, y: 0, width: 11, height: 0.5),
        paint: .color(Color(red: 200 / 255, green: 200 / 255, blue: 200 / 255)), blend: .copy)
    }

    #expect(picture.pixels.allSatisfy { $0 == 0xff96_9696 })
  }

  private let samples: [UInt32] = [
    0, 0xff00_0000, 0xffff_ffff, 0x8040_2010, 0x8080_0080, 0x0101_0001, 0xff12_c0fe, 0x7f00_7f3f,
  ]

  private func pixel(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt32 {
    red | green << 8 | blue << 16 | 0xff00_0000
  }
}
