import DarkroomUIKit
import Testing

@MainActor
struct PageControlLookTests {
  private func control(_ pages: Int = 3) -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = pages
    control.pageIndicatorTintColor = .blue
    control.currentPageIndicatorTintColor = .red
    control.frame = CGRect(x: 0, y: 0, width: 74, height: 26)
    return control
  }

  /// Pages are 17 points apart, the middle one at 37.
  private let middles = [20, 37, 54]

  @Test func imagesTakeTheColorsOfTheDots() {
    let control = control()
    control.currentPage = 1
    control.preferredIndicatorImage = .colored(.black, 12, 12)
    control.setIndicatorImage(.colored(.black, 2, 2), forPage: 2)
    let rows = control.drawnRows

    #expect(middles.map { rows[13][$0] } == [.bluePixel, .redPixel, .bluePixel])
    #expect(rows[8][20] == .bluePixel)
    #expect(rows[8][54] == 0)
    #expect(control.indicatorImage(forPage: 2)?.size.width == 2)
  }

  @Test func symbolsAreAsLargeAsDots() {
    let control = control()
    control.preferredIndicatorImage = UIImage(systemName: "circle.fill")
    let row = control.drawnRows[13]

    #expect(row[20] == .redPixel)
    #expect(row[13] == 0 && row[27] == 0)
    control.preferredIndicatorImage = UIImage(
      systemName: "circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14))
    #expect(control.drawnRows[13][14] == .redPixel)
  }

  @Test func theCurrentPageHasAnImageOfItsOwn() {
    let control = control()
    control.preferredCurrentPageIndicatorImage = .colored(.black, 14, 14)
    #expect(control.drawnRows[7][20] == .redPixel)

    control.currentPage = 2
    #expect(control.drawnRows[7][20] == 0)
  }

  @Test func pagesGoTheWayOfTheDirection() {
    let control = control()
    control.direction = .rightToLeft
    #expect(middles.map { control.drawnRows[13][$0] } == [.bluePixel, .bluePixel, .redPixel])

    control.direction = .topToBottom
    #expect(control.intrinsicContentSize == CGSize(width: 77.0 / 3, height: 73))
    control.frame.size = CGSize(width: 26, height: 74)
    #expect(middles.map { control.drawnRows[$0][13] } == [.redPixel, .bluePixel, .bluePixel])
  }

  @Test func aProminentControlHasAPlate() {
    let control = control()
    #expect(control.drawnRows[13][28] == 0)

    control.backgroundStyle = .prominent
    #expect(control.drawnRows[13][28] != 0)
  }

  @Test func progressFillsTheCurrentPagesCapsule() {
    let control = control()
    let progress = UIPageControlProgress()
    progress.currentProgress = 0.5
    control.progress = progress
    let row = control.drawnRows[13]

    #expect(row[15] == .redPixel)
    #expect(row[24] == .bluePixel)
    #expect(progress.isProgressVisible)
    progress.currentProgress = 7
    #expect(progress.currentProgress == 1)
  }

  @Test func aMovingFingerChoosesThePageBelowIt() {
    let control = control()
    var states: [UIPageControl.InteractionState] = []
    var pages: [Int] = []
    control.addAction(
      UIAction { [unowned control] _ in
        states.append(control.interactionState)
        pages.append(control.currentPage)
      }, for: .valueChanged)
    let touch = MovedTouch()
    let event = UIEvent()
    touch.place = CGPoint(x: 20, y: 13)
    control.touchesBegan([touch], with: event)
    for x in [37, 54, 20] {
      touch.place = CGPoint(x: x, y: 13)
      control.touchesMoved([touch], with: event)
    }
    control.touchesEnded([touch], with: event)

    #expect(pages == [1, 2, 0])
    #expect(states == [.continuous, .continuous, .continuous])
    #expect(control.interactionState == .none)
  }

  @Test func aControlWithoutContinuousInteractionWaitsForTheEnd() {
    let control = control()
    control.allowsContinuousInteraction = false
    let touch = MovedTouch()
    touch.place = CGPoint(x: 60, y: 13)
    control.touchesBegan([touch], with: nil)
    touch.place = CGPoint(x: 61, y: 13)
    control.touchesMoved([touch], with: nil)
    #expect(control.currentPage == 0)
    #expect(control.interactionState == .discrete)

    control.touchesEnded([touch], with: nil)
    #expect(control.currentPage == 1)
  }
}

private final class MovedTouch: UITouch {
  var place = CGPoint.zero { willSet { last = place } }
  private var last = CGPoint.zero

  override func location(in view: UIView?) -> CGPoint { place }
  override func previousLocation(in view: UIView?) -> CGPoint { last }
}
