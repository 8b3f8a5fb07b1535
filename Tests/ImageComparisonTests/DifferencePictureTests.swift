import DarkroomImageComparison
import DarkroomRaster
import Testing

struct DifferencePictureTests {
  private func picture(_ comparison: ImageComparison, _ reference: Pixmap, _ actual: Pixmap)
    -> Pixmap
  {
    DifferencePicture.picture(
      of: comparison.compare(reference: reference, actual: actual), reference: reference,
      actual: actual)
  }

  /// Black becomes 255 − 25, white stays, clear is white.
  @Test func differencesAreRedOnTheDimmedReference() {
    let found = picture(ImageComparison(), canvas("#. #"), canvas("#. ."))

    #expect(found.pixels == [gray(230), gray(255), gray(255), 0xFF00_00FF])
  }

  @Test func forgivenPixelsAreYellow() {
    let comparison = ImageComparison(mode: .pixelmatch())
    let found = picture(
      comparison, canvas("##k..", "##k..", "##k.."), canvas("##s..", "##s..", "##s.."))

    #expect(found[2, 1] == 0xFF00_DDFF)
  }

  @Test func ignoredPixelsAreHatched() {
    let ignored = IntRect(minX: 0, minY: 0, maxX: 8, maxY: 1)
    let reference = Pixmap(width: 9, height: 1, filledWith: .max)
    let found = picture(
      ImageComparison(ignoring: [ignored]), reference, reference.with(gray(0), at: (8, 0)))

    #expect(found.pixels.filter { $0 == 0xFFE0_A060 }.count == 2)
    #expect(found[8, 0] == 0xFF00_00FF)
  }

  @Test func differentSizesAreLaidOverEachOther() {
    let found = picture(ImageComparison(), canvas("#.", "#."), canvas("##.."))

    #expect(found.width == 4 && found.height == 2)
    #expect(
      found.pixels == [
        gray(230), 0xFF00_00FF, 0xFFC0_FFC0, 0xFFC0_FFC0, 0xFFC0_C0FF, 0xFFC0_C0FF, .max, .max,
      ])
  }

  @Test func coloursFitAPalette() {
    let levels = Pixmap(width: 256, height: 1, pixels: (0..<256).map(gray))
    let found = picture(ImageComparison(), levels, levels.with(.max, at: (0, 0)))

    #expect(Set(found.pixels).count <= 31)
  }
}
