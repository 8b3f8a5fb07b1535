import Testing

@testable import DarkroomRaster

/// Backdrops: whole pictures under a Gaussian.
struct BackdropBlurTests {
  private func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> Pixmap {
    var picture = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { picture.pixels[y * width + x] = pixel(x, y) }
    }
    return picture
  }

  private func blurred(_ picture: Pixmap, _ sigma: Double, _ kernels: KernelSet = .best) -> Pixmap {
    BackdropBlur(sigma: sigma, kernels: RowKernelTable.table(for: kernels)).blurred(picture)
  }

  @Test(arguments: [-1, .nan, 0, 0.5, 3, 16, 60, 512, .infinity])
  func oneColorStaysAsItIs(sigma: Double) {
    let plain = picture(37, 23) { _, _ in 0xff20_60c0 }

    #expect(blurred(plain, sigma) == plain)
  }

  @Test(arguments: [2.0, 15, 16, 45])
  func anEdgeBecomesARampAroundItself(sigma: Double) {
    let edge = picture(400, 8) { x, _ in x < 200 ? 0xff00_0000 : 0xffff_ffff }
    let row = blurred(edge, sigma).pixels[(4 * 400)..<(5 * 400)].map { Int($0 & 255) }

    #expect(row == row.sorted())
    #expect(row[0] == 0 && row[399] == 255)
    #expect(abs(row[199] + row[200] - 255) <= 4)
    // A Gaussian cut at two sigma has 16 % of itself below one sigma, less than a cell's error.
    #expect(abs(row[200 - Int(sigma)] - 41) < 16)
  }

  @Test(arguments: [1.0, 9, 33])
  func kernelsGiveTheSameBytes(sigma: Double) {
    let noise = picture(61, 45) { x, y in
      UInt32(truncatingIfNeeded: (x * 7919 + y * 104_729) * 2_654_435_761) | 0xff00_0000
    }
    #expect(blurred(noise, sigma, .baseline) == blurred(noise, sigma, .best))
  }

  // MARK: Lists

  private func list(_ body: (inout DisplayListRecorder) -> Void) -> DisplayList {
    var recorder = DisplayListRecorder(width: 80, height: 160)
    recorder.fill(Rect(x: 0, y: 0, width: 40, height: 160), paint: .color(.black))
    recorder.fill(Rect(x: 40, y: 0, width: 40, height: 160), paint: .color(.white))
    body(&recorder)
    return recorder.finish()
  }

  /// Bands see no seams: what a backdrop blurs reaches over their borders.
  @Test func bandsAndWholePicturesAreTheSame() {
    let list = list { $0.blurBackdrop(in: Rect(x: 10, y: 20, width: 60, height: 120), sigma: 5) }
    var pixels: [UInt32] = []
    _ = BandRasterizer.allBands(list) {
      pixels += $1
      return true
    }

    #expect(pixels == BandRasterizer.render(list).pixels)
    #expect(pixels[80 * 64 + 40] == pixels[80 * 63 + 40])
    #expect((1...254).contains(pixels[80 * 64 + 40] & 255))
    #expect(pixels[80 * 10 + 39] == 0xff00_0000 && pixels[80 * 10 + 40] == 0xffff_ffff)
  }

  @Test func aBackdropInAGroupSeesWhatLiesBehindTheGroup() {
    let plain = list { $0.blurBackdrop(in: Rect(x: 0, y: 0, width: 80, height: 160), sigma: 5) }
    let grouped = list { recorder in
      recorder.beginGroup(opacity: 0.5)
      recorder.blurBackdrop(in: Rect(x: 0, y: 0, width: 80, height: 160), sigma: 5)
      recorder.endGroup()
    }
    let soft = BandRasterizer.render(plain).pixels[40] & 255
    let mixed = BandRasterizer.render(grouped).pixels[40] & 255

    #expect(abs(Int(mixed) - (Int(soft) + 255) / 2) <= 2)
  }

  @Test func theListsDigestKnowsTheBlur() {
    let digests = [4.0, 5].map { sigma in
      list { $0.blurBackdrop(in: Rect(x: 0, y: 0, width: 80, height: 160), sigma: sigma) }.digest
    }
    #expect(digests[0] != digests[1])
  }
}
