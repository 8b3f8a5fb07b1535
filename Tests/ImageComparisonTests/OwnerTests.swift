import DarkroomImageComparison
import DarkroomRaster
import Testing

struct OwnerTests {
  private let blank = Pixmap(width: 6, height: 6, filledWith: gray(10))

  @Test func whoeverDrewMostOfTheDifferenceComesFirst() {
    var recorder = DisplayListRecorder(width: 6, height: 6)
    recorder.owner = 4
    recorder.fill(Rect(x: 0, y: 0, width: 6, height: 2), paint: .color(.black))
    recorder.owner = 9
    recorder.fill(Rect(x: 0, y: 2, width: 6, height: 3), paint: .color(.black))
    let map = BandRasterizer.owners(recorder.finish())
    let actual = blank.with(gray(90), at: (0, 1), (1, 1), (0, 2), (5, 3), (4, 4), (0, 5))
    let difference = ImageComparison().compare(reference: blank, actual: actual)
    let found = difference.tally { _ in map }.owners

    #expect(found.map(\.owner) == [9, 4])
    #expect(found.map(\.pixels) == [3, 2])
  }

  @Test func noDifferenceHasNoOwner() {
    var recorder = DisplayListRecorder(width: 6, height: 6)
    recorder.owner = 4
    recorder.fill(Rect(x: 0, y: 0, width: 6, height: 6), paint: .color(.black))
    let map = BandRasterizer.owners(recorder.finish())
    let difference = ImageComparison().compare(reference: blank, actual: blank)

    #expect(difference.tally { _ in map }.owners.isEmpty)
  }
}
