import SwiftUI
import Testing

/// Numbers are arithmetic on the rules of Apple's documentation.
@MainActor
struct ScrollViewTests {
  private let size = CGSize(width: 100, height: 200)

  private func rows(_ count: Int, height: CGFloat = 40) -> some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: height) } }
  }

  @Test func contentIsOfferedTheWidthAndItsIdealHeight() {
    let hosted = ScrolledHost(ScrollView { rows(10) }, in: size)

    #expect(hosted.scrollView?.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(hosted.scrollView?.contentSize == CGSize(width: 100, height: 400))
    #expect(hosted.frames[0] == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(hosted.frames[9] == CGRect(x: 0, y: 360, width: 100, height: 40))
  }

  @Test func horizontalContentStartsAtTheLeadingEdge() {
    let row = HStack(spacing: 0) { ForEach(0..<5, id: \.self) { _ in Color.red.frame(width: 40) } }
    let ltr = ScrolledHost(ScrollView(.horizontal) { row }, in: size)
    let rtl = ScrolledHost(
      ScrollView(.horizontal) { row }.environment(\.layoutDirection, .rightToLeft), in: size)

    #expect(ltr.frames[0] == CGRect(x: 0, y: 0, width: 40, height: 200))
    #expect(ltr.scrollView?.contentSize.width == 200)
    #expect(rtl.frames[0].maxX == 100)
    #expect(rtl.scrollView?.contentOffset.x == 100)
  }

  @Test func severalViewsLieAsInAStackAndNarrowOnesInTheMiddle() {
    let hosted = ScrolledHost(
      ScrollView {
        Color.red.frame(width: 20, height: 10)
        Color.red.frame(width: 40, height: 10)
      }.frame(maxWidth: .infinity), in: size)

    #expect(
      hosted.frames == [
        CGRect(x: 40, y: 0, width: 20, height: 10), CGRect(x: 30, y: 18, width: 40, height: 10),
      ])
  }

  @Test func theIdealHeightOfAScrollViewIsThatOfItsContent() {
    #expect(
      UIHostingController(rootView: ScrollView { rows(3) }).sizeThatFits(in: .zero)
        == CGSize(width: 10, height: 120))
  }

  @Test func theSafeAreaBecomesPartOfTheInsets() {
    let hosted = ScrolledHost(
      ScrollView { rows(10) }, in: size,
      safeArea: UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0))

    #expect(hosted.scrollView?.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(hosted.scrollView?.contentInset.top == 30)
    #expect(hosted.scrollView?.contentOffset == CGPoint(x: 0, y: -30))
    #expect(hosted.frames[0].minY == 30)
  }

  @Test func barsInsetTheContentUnderThem() {
    let hosted = ScrolledHost(
      ScrollView { rows(10) }.safeAreaInset(edge: .bottom, spacing: 0) {
        Color.blue.frame(height: 50)
      }, in: size)

    #expect(hosted.scrollView?.frame.height == 200)
    #expect(hosted.scrollView?.contentInset.bottom == 50)
  }

  @Test func marginsLieAroundTheContent() {
    let hosted = ScrolledHost(
      ScrollView { rows(10) }.contentMargins(.top, 25).contentMargins(10), in: size)

    #expect(hosted.frames[0] == CGRect(x: 10, y: 25, width: 80, height: 40))
    #expect(hosted.scrollView?.contentSize == CGSize(width: 100, height: 435))
  }

  @Test func clippingAndScrollingCanBeTurnedOff() {
    let plain = ScrolledHost(ScrollView { rows(10) }, in: size)
    let changed = ScrolledHost(
      ScrollView { rows(10) }.scrollClipDisabled().scrollDisabled(true), in: size)

    #expect(plain.scrollView?.clipsToBounds == true)
    #expect(plain.scrollView?.isScrollEnabled == true)
    #expect(changed.scrollView?.clipsToBounds == false)
    #expect(changed.scrollView?.isScrollEnabled == false)
  }

  private struct ScrollingWords: View {
    @Environment(\.isScrollEnabled) private var isEnabled

    var body: some View { Text(isEnabled ? "scrolls" : "stays") }
  }

  /// developer.apple.com/documentation/swiftui/environmentvalues/isscrollenabled: `scrollDisabled(_:)` sets the value.
  @Test func theEnvironmentSaysWhetherScrollingIsTurnedOff() {
    func words(_ view: some View) -> [String]? {
      ScrolledHost(view, in: size).scrollView?.subviews.compactMap(\.accessibilityLabel)
    }

    #expect(words(ScrollView { ScrollingWords() }) == ["scrolls"])
    #expect(words(ScrollView { ScrollingWords() }.scrollDisabled(true)) == ["stays"])
    let set = ScrolledHost(ScrollView { rows(10) }.environment(\.isScrollEnabled, false), in: size)
    #expect(set.scrollView?.isScrollEnabled == false)
  }

  @Test func anAnchorDecidesWhatIsShownAtFirst() {
    let hosted = ScrolledHost(ScrollView { rows(10) }.defaultScrollAnchor(.bottom), in: size)
    let short = ScrolledHost(ScrollView { rows(2) }.defaultScrollAnchor(.bottom), in: size)

    #expect(hosted.scrollView?.contentOffset.y == 200)
    #expect(hosted.frames[9].maxY == 200)
    #expect(short.frames[1].maxY == 200)
  }

  private struct Jumping: View {
    let target: Int
    let anchor: UnitPoint?

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 40) }
          }
        }.onAppear { proxy.scrollTo(target, anchor: anchor) }
      }
    }
  }

  @Test func readersScrollToIdentitiesBeforeThePicture() {
    func offset(_ target: Int, _ anchor: UnitPoint?) -> CGFloat? {
      ScrolledHost(Jumping(target: target, anchor: anchor), in: size).scrollView?.contentOffset.y
    }

    #expect(offset(10, .top) == 400)
    #expect(offset(10, .bottom) == 240)
    #expect(offset(10, .center) == 320)
    // The nearest place at which the view is seen.
    #expect(offset(10, nil) == 240)
    #expect(offset(2, nil) == 0)
    // Not further than the content goes.
    #expect(offset(19, .top) == 600)
    #expect(offset(99, .top) == 0)
  }

  private struct Positioned: View {
    @State var position: Int?
    @State var isLater = false

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Color.red.frame(height: 40).id("row \($0)") }
        }
      }.scrollPosition(id: $position, anchor: .top)
    }
  }

  @Test func positionsOfIdentitiesAreScrolledTo() {
    #expect(ScrolledHost(Positioned(position: 7), in: size).scrollView?.contentOffset.y == 280)
    #expect(ScrolledHost(Positioned(position: nil), in: size).scrollView?.contentOffset.y == 0)
  }

  @Test func positionsOfEdgesAndPointsAreScrolledTo() {
    func offset(_ position: ScrollPosition) -> CGFloat? {
      ScrolledHost(
        ScrollView { rows(10) }.scrollPosition(.constant(position)), in: size
      ).scrollView?.contentOffset.y
    }

    #expect(offset(ScrollPosition(edge: .bottom)) == 200)
    #expect(offset(ScrollPosition(point: CGPoint(x: 0, y: 55))) == 55)
    #expect(offset(ScrollPosition(id: 3, anchor: .top)) == 120)
  }

  private struct Watching: View {
    let log: (CGFloat) -> Void
    @State private var count = 10

    var body: some View {
      ScrollView {
        GeometryReader { proxy in
          let _ = log(proxy.frame(in: .named("scroll")).minY)
          Color.blue
        }.frame(height: 400)
      }.coordinateSpace(name: "scroll")
    }
  }

  @Test func scrollingByCodeIsHeardOfAndKept() {
    var places: [CGFloat] = []
    let hosted = ScrolledHost(Watching { places.append($0) }, in: size)
    let scrollView = hosted.scrollView
    scrollView?.contentOffset = CGPoint(x: 0, y: 120)
    hosted.window.layoutIfNeeded()

    #expect(places == [0, -120])
    #expect(hosted.scrollView === scrollView)
    #expect(scrollView?.contentOffset.y == 120)
    #expect(hosted.frames[0].minY == -120)
  }

  private struct Growing: View {
    @State private var count = 10
    let change: (Binding<Int>) -> Void

    var body: some View {
      let _ = change($count)
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 40) }
        }
      }
    }
  }

  @Test func anOffsetOutlivesChangesOfTheContent() {
    var count: Binding<Int>?
    let hosted = ScrolledHost(Growing { count = $0 }, in: size)
    hosted.scrollView?.contentOffset.y = 150
    hosted.window.layoutIfNeeded()
    count?.wrappedValue = 20
    hosted.window.layoutIfNeeded()
    #expect(hosted.scrollView?.contentOffset.y == 150)
    #expect(hosted.frames.count == 20)

    count?.wrappedValue = 6
    hosted.window.layoutIfNeeded()
    #expect(hosted.scrollView?.contentOffset.y == 40)
  }

  private struct Followed: View {
    @State var id: Int?
    var anchor: UnitPoint?
    var isTarget = true
    let log: (Int?) -> Void

    var body: some View {
      let _ = log(id)
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 40) }
        }.scrollTargetLayout(isEnabled: isTarget)
      }.scrollPosition(id: $id, anchor: anchor)
    }
  }

  /// - SeeAlso: developer.apple.com/documentation/swiftui/view/scrollposition(id:anchor:)
  @Test func scrollingWritesTheIdentityThatIsScrolledTo() {
    func scrolled(_ anchor: UnitPoint?, isTarget: Bool = true) -> [Int?] {
      var ids: [Int?] = []
      let hosted = ScrolledHost(
        Followed(anchor: anchor, isTarget: isTarget) { ids.append($0) }, in: size)
      hosted.scrollView?.contentOffset.y = 130
      hosted.window.layoutIfNeeded()
      #expect(hosted.scrollView?.contentOffset.y == 130)
      return ids
    }

    #expect(scrolled(nil).last == 3)
    #expect(scrolled(.bottom).last == 8)
    #expect(scrolled(nil, isTarget: false).last == .some(nil))
  }

  private struct Positioning: View {
    @State private var position = ScrollPosition(idType: Int.self)
    let log: (Binding<ScrollPosition>) -> Void

    var body: some View {
      let _ = log($position)
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { Color.red.frame(height: 40).id($0) }
        }.scrollTargetLayout()
      }.scrollPosition($position)
    }
  }

  /// - SeeAlso: developer.apple.com/documentation/swiftui/scrollposition
  @Test func aPositionKnowsWhatAPersonHasScrolledTo() {
    var position: Binding<ScrollPosition>?
    let hosted = ScrolledHost(Positioning { position = $0 }, in: size)
    position?.wrappedValue.scrollTo(edge: .bottom)
    hosted.window.layoutIfNeeded()
    #expect(hosted.scrollView?.contentOffset.y == 600)
    #expect(position?.wrappedValue.isPositionedByUser == false)

    hosted.scrollView?.contentOffset.y = 130
    hosted.window.layoutIfNeeded()
    #expect(position?.wrappedValue.viewID as? Int == 3)
    #expect(position?.wrappedValue.isPositionedByUser == true)
    #expect(position?.wrappedValue.edge == nil)
    #expect(hosted.scrollView?.contentOffset.y == 130)

    position?.wrappedValue.scrollTo(id: 10, anchor: .top)
    hosted.window.layoutIfNeeded()
    #expect(hosted.scrollView?.contentOffset.y == 400)
  }
}
