import DarkroomRaster
import Testing

@testable import DarkroomImageComparison

private let blank = Pixmap(width: 6, height: 6, filledWith: gray(10))

/// Which of the pixels that differ known reasons account for.
struct ExplainedAreasTests {
  /// Left half of owner 0, right half of owner 1, 2×2 of owner 2 in the middle.
  private func map(noting noted: [Bool]) -> OwnerMap {
    var recorder = DisplayListRecorder(width: 6, height: 6)
    recorder.owner = 0
    recorder.fill(Rect(x: 0, y: 0, width: 3, height: 6), paint: .color(.black))
    recorder.owner = 1
    recorder.fill(Rect(x: 3, y: 0, width: 3, height: 6), paint: .color(.black))
    recorder.owner = 2
    recorder.fill(Rect(x: 2, y: 2, width: 2, height: 2), paint: .color(.black))
    return BandRasterizer.owners(recorder.finish(), noting: noted)
  }

  private let difference = ImageComparison().compare(
    reference: blank, actual: blank.with(gray(90), at: (0, 0), (5, 0), (2, 2), (3, 3), (5, 5)))

  private func unexplained(_ owners: [Bool], _ areas: [ExplainedAreas.Area] = []) -> Int {
    var explained = ExplainedAreas(owners: owners)
    explained.areas = areas
    let map = map(noting: owners)
    return difference.tally(explainedBy: explained, rows: 2) { _ in map }.unexplained
  }

  @Test func aMapMayHoldMoreThanWhatDiffers() {
    let difference = ImageComparison().compare(
      reference: blank, actual: blank.with(gray(90), at: (3, 3), (4, 4), (5, 5)))
    func unexplained(_ owners: [Bool]) -> Int {
      let map = map(noting: owners)
      return difference.tally(explainedBy: ExplainedAreas(owners: owners)) { _ in map }.unexplained
    }

    #expect(unexplained([false, true, false]) == 1)
    #expect(unexplained([false, false, true]) == 2)
  }

  @Test func whatANotedOwnerShowsIsExplained() {
    #expect(unexplained([false, false, false]) == 5)
    #expect(unexplained([true, false, false]) == 4)
    #expect(unexplained([true, true, true]) == 0)
  }

  @Test func aPlaceIsExplainedWhereWhatIsThereWasDrawnBefore() {
    let all = IntRect(minX: 0, minY: 0, maxX: 6, maxY: 6)
    let none = [false, false, false]

    #expect(unexplained(none, [.init(all, before: 2)]) == 2)
    #expect(unexplained(none, [.init(all, before: 1)]) == 4)
    #expect(
      unexplained(none, [.init(IntRect(minX: 5, minY: 5, maxX: 9, maxY: 9), before: 9)]) == 4)
    #expect(unexplained([false, false, true], [.init(all, before: 2)]) == 0)
  }

  @Test func placesStandForWhichPixelsDiffer() {
    func places(_ points: (Int, Int)...) -> ContentHash? {
      let actual = points.reduce(blank) { $0.with(gray(90), at: $1) }
      return ImageComparison().compare(reference: blank, actual: actual).places
    }
    let other = ImageComparison().compare(
      reference: blank, actual: blank.with(gray(12), at: (1, 1), (2, 1)))

    #expect(places((1, 1), (2, 1)) == other.places)
    #expect(places((1, 1), (2, 1)) != places((1, 1), (3, 1)))
    #expect(places((1, 1)) != places((1, 2)))
    #expect(places() == nil)
  }
}
