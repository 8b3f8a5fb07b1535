import DarkroomUIKit
import Foundation
import Testing

/// An offset that content, bounds or insets no longer reach is brought back at once.
///
/// `-[UIScrollView setContentInset:]` calls `_adjustContentOffsetIfNecessary` (the stack of MJRefresh's issue 1309), and
/// clients write around the same of `setContentSize:` and `setFrame:` (React Native's `RCTScrollView`,
/// JSQMessagesViewController's `JSQMessagesCollectionView`).
@MainActor
@Suite(.serialized, .tags(.lifecycle))
struct ScrollReachTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }

  private let listener = Listener()
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  init() {
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.contentOffset.y = 800
    scroll.delegate = listener
  }

  @Test func contentThatShrinksIsShown() {
    scroll.contentSize.height = 300
    #expect(scroll.contentOffset.y == 100)

    scroll.contentSize.height = 50
    #expect(scroll.contentOffset.y == 0)
    #expect(listener.offsets == [100, 0])
  }

  @Test func boundsThatGrowShowNothingBelowTheContent() {
    scroll.frame.size.height = 500

    #expect(scroll.contentOffset.y == 500)
    #expect(listener.offsets == [500])
  }

  @Test func anInsetThatGoesTakesItsRoom() {
    scroll.contentInset.bottom = 300
    scroll.contentOffset.y = 1100
    scroll.contentInset.bottom = 0

    #expect(scroll.contentOffset.y == 800)
  }

  @Test func smallContentLiesBelowTheTopInset() {
    scroll.contentInset.top = 40
    scroll.contentSize.height = 100

    #expect(scroll.contentOffset.y == -40)
  }

  @Test func contentThatIsAlignedStaysSo() {
    scroll.contentAlignmentPoint = CGPoint(x: 0, y: 1)
    scroll.contentSize.height = 50

    #expect(scroll.contentOffset.y == -150)
  }

  @Test func offsetsThatAreSetMayLieAnywhere() {
    scroll.contentOffset = CGPoint(x: -30, y: 2000)
    scroll.layoutIfNeeded()

    #expect(scroll.contentOffset == CGPoint(x: -30, y: 2000))
  }

  @Test func aTextThatGetsShorterIsInSight() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    view.text = String(repeating: "line\n", count: 40)
    view.layoutIfNeeded()
    view.contentOffset.y = view.contentSize.height - 60
    view.text = "line"
    view.layoutIfNeeded()

    #expect(view.contentOffset.y == 0)
  }
}
