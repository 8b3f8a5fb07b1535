import SwiftUI
import Testing
import UIKitTesting

/// Numbers are arithmetic on the rules of Apple's documentation.
@MainActor
struct LazyStackTests {
  private let size = CGSize(width: 100, height: 200)

  final class Log {
    var bodies: [Int] = []
    var appeared: [Int] = []
  }

  private struct Row: View {
    let index: Int
    let log: Log
    var height: CGFloat = 40

    var body: some View {
      let _ = log.bodies.append(index)
      Color.red.frame(height: height).onAppear { log.appeared.append(index) }
    }
  }

  @Test func onlyRowsThatAreSeenAreMade() {
    let log = Log()
    let hosted = ScrolledHost(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10_000, id: \.self) { Row(index: $0, log: log) }
        }
      }, in: size)

    #expect(Set(log.bodies) == [0, 1, 2, 3, 4])
    #expect(log.appeared == [0, 1, 2, 3, 4])
    #expect(hosted.scrollView?.contentSize.height == 400_000)
    #expect(hosted.frames.map(\.minY) == [0, 40, 80, 120, 160])
  }

  @Test func scrollingMakesTheRowsThatComeIntoSight() {
    let log = Log()
    let hosted = ScrolledHost(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10_000, id: \.self) { Row(index: $0, log: log) }
        }
      }, in: size)
    log.bodies = []
    log.appeared = []
    hosted.scrollView?.contentOffset.y = 4_000
    hosted.window.layoutIfNeeded()

    #expect(Set(log.bodies) == [100, 101, 102, 103, 104])
    #expect(log.appeared == [100, 101, 102, 103, 104])
    #expect(hosted.frames.map(\.minY) == [0, 40, 80, 120, 160])
  }

  @Test func readersFindRowsThatAreNotMade() {
    let log = Log()
    let hosted = ScrolledHost(
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1_000, id: \.self) { Row(index: $0, log: log) }
          }
        }.onAppear { proxy.scrollTo(500, anchor: .top) }
      }, in: size)

    #expect(hosted.scrollView?.contentOffset.y == 20_000)
    #expect(Set(log.bodies) == [0, 1, 2, 3, 4, 500, 501, 502, 503, 504])
  }

  @Test func lengthsOfUnseenRowsAreTheMeanOfTheSeen() {
    let log = Log()
    let hosted = ScrolledHost(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) {
            Row(index: $0, log: log, height: $0 % 2 == 0 ? 30 : 70)
          }
        }
      }, in: size)

    #expect(hosted.scrollView?.contentSize.height == 5_000)
  }

  @Test func lazyStacksFillTheirWidthAndAlignTheirRows() {
    let hosted = ScrolledHost(
      ScrollView {
        LazyVStack(alignment: .trailing) {
          Color.red.frame(width: 20, height: 10)
          Color.red.frame(width: 40, height: 10)
        }
      }, in: size)

    #expect(
      hosted.frames == [
        CGRect(x: 80, y: 0, width: 20, height: 10), CGRect(x: 60, y: 18, width: 40, height: 10),
      ])
  }

  @Test func lazyRowsScrollAcross() {
    let log = Log()
    let hosted = ScrolledHost(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(0..<100, id: \.self) { index in
            let _ = log.bodies.append(index)
            Color.red.frame(width: 40, height: 20)
          }
        }
      }, in: size)

    #expect(hosted.frames.map(\.minX) == [0, 50])
    #expect(hosted.frames[0].midY == 100)
    #expect(hosted.scrollView?.contentSize.width == 4_990)
  }

  @Test func headersStayAtTheTopOfTheirSections() {
    let hosted = ScrolledHost(
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<3, id: \.self) { section in
            Section {
              ForEach(0..<10, id: \.self) { _ in Color.red.frame(height: 40) }
            } header: {
              Color.blue.frame(height: 20)
            }
          }
        }
      }, in: size)
    func header() -> CGRect? { hosted.frames.last { $0.height == 20 } }
    #expect(header()?.minY == 0)

    hosted.scrollView?.contentOffset.y = 100
    hosted.window.layoutIfNeeded()
    #expect(header()?.minY == 0)
    #expect(hosted.frames.count == 6)

    // The next section pushes the header away. Its rows are seen first, so none is estimated.
    hosted.scrollView?.contentOffset.y = 250
    hosted.window.layoutIfNeeded()
    hosted.scrollView?.contentOffset.y = 410
    hosted.window.layoutIfNeeded()
    #expect(hosted.frames.filter { $0.height == 20 }.map(\.minY).sorted() == [-10, 10])
  }

  @Test func modifiersOfManyRowsAreLaidOverEach() {
    let log = Log()
    let hosted = ScrolledHost(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000, id: \.self) { Row(index: $0, log: log) }.padding(.bottom, 10)
        }
      }, in: size)

    #expect(log.appeared == [0, 1, 2, 3])
    #expect(hosted.frames.map(\.minY) == [0, 50, 100, 150])
  }

  @Observable
  final class Heights {
    var first: CGFloat = 10
    var others: CGFloat = 10
    var ids = Array(0..<20)
  }

  private struct Growing: View {
    let heights: Heights

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(heights.ids, id: \.self) {
            Color.red.frame(height: $0 < 2 ? heights.first : heights.others)
          }
        }
      }
    }
  }

  /// Lengths of rows that are out of sight after an edit are estimated from what the edit has left in sight.
  @Test func anEditForgetsLengthsOfRowsThatItPutsOutOfSight() {
    let heights = Heights()
    let hosted = ScrolledHost(Growing(heights: heights), in: size)
    #expect(hosted.scrollView?.contentSize.height == 200)
    heights.first = 100
    hosted.window.layoutIfNeeded()

    #expect(hosted.scrollView?.contentSize.height == 2_000)
  }

  /// What is in sight stays where it is when something is edited in a row that it has been scrolled past.
  @Test func anEditKeepsLengthsOfRowsThatAreScrolledPast() {
    let heights = Heights()
    (heights.first, heights.others) = (100, 50)
    let hosted = ScrolledHost(Growing(heights: heights), in: size)
    hosted.scrollView?.contentOffset.y = 150
    hosted.window.layoutIfNeeded()
    hosted.scrollView?.contentOffset.y = 300
    hosted.window.layoutIfNeeded()
    let frames = hosted.frames
    heights.first = 20
    hosted.window.layoutIfNeeded()
    #expect(hosted.frames == frames)

    heights.ids.remove(at: 10)
    hosted.window.layoutIfNeeded()
    #expect(hosted.frames == frames)
  }

  // MARK: State out of sight

  private struct Counter: View {
    let index: Int
    @State private var count = 0

    var body: some View {
      Button("\(index): \(count)") { count += 1 }.frame(height: 40)
        .accessibilityIdentifier("\(index)")
    }
  }

  private struct Counters: View {
    let heights: Heights
    var isWrapped = false
    var id: (Int) -> Int = { $0 }
    var log = Log()

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          Counter(index: -1)
          ForEach(heights.ids, id: \.self) { index in
            if isWrapped {
              VStack { Counter(index: index) }
            } else {
              Counter(index: index).id(id(index))
                .onAppear { log.appeared.append(index) }.onDisappear { log.appeared.append(-index) }
            }
          }
        }
      }
    }
  }

  private func scroll(_ hosted: ScrolledHost, to offset: CGFloat) {
    hosted.scrollView?.contentOffset.y = offset
    hosted.window.layoutIfNeeded()
  }

  private func tap(_ hosted: ScrolledHost, _ index: Int) throws {
    try hosted.hosting.inspect().find(viewWithAccessibilityIdentifier: "\(index)").tap()
  }

  private func text(_ hosted: ScrolledHost, _ index: Int) throws -> String? {
    try hosted.hosting.inspect().find(viewWithAccessibilityIdentifier: "\(index)").string()
  }

  /// State of rows is kept while they are out of sight, though they disappear.
  ///
  /// - SeeAlso: onevcat/Kingfisher, the first example of issue 1618.
  @Test func stateOfRowsOutlivesScrolling() throws {
    let log = Log()
    let hosted = ScrolledHost(Counters(heights: Heights(), log: log), in: size)
    for index in [-1, 1, 1, 2] { try tap(hosted, index) }
    scroll(hosted, to: 400)
    scroll(hosted, to: 0)

    #expect(try [-1, 0, 1, 2].map { try text(hosted, $0) } == ["-1: 1", "0: 0", "1: 2", "2: 1"])
    #expect(log.appeared.filter { abs($0) == 2 } == [2, -2, 2])
  }

  /// - SeeAlso: onevcat/Kingfisher, the second example of issue 1618.
  @Test func stateInContainersOfRowsIsLostByScrolling() throws {
    let hosted = ScrolledHost(Counters(heights: Heights(), isWrapped: true), in: size)
    try tap(hosted, 1)
    #expect(try text(hosted, 1) == "1: 1")
    scroll(hosted, to: 400)
    scroll(hosted, to: 0)

    #expect(try text(hosted, 1) == "1: 0")
  }

  @Test func stateOfRowsThatAreRemovedOutOfSightIsLost() throws {
    let heights = Heights()
    let hosted = ScrolledHost(Counters(heights: heights), in: size)
    for index in [0, 1] { try tap(hosted, index) }
    scroll(hosted, to: 400)
    heights.ids.remove(at: 1)
    hosted.window.layoutIfNeeded()
    heights.ids.insert(1, at: 1)
    hosted.window.layoutIfNeeded()
    scroll(hosted, to: 0)

    #expect(try [0, 1].map { try text(hosted, $0) } == ["0: 1", "1: 0"])
  }

  @Test func stateOfRowsEndsWithTheirIdentityAndBeginsAnew() throws {
    let heights = Heights()
    let hosted = ScrolledHost(
      Counters(heights: heights) { $0 == 1 ? $0 + Int(heights.first) : $0 }, in: size)
    for index in [0, 1] { try tap(hosted, index) }
    heights.first = 11
    hosted.window.layoutIfNeeded()
    #expect(try [0, 1].map { try text(hosted, $0) } == ["0: 1", "1: 0"])
    try tap(hosted, 1)
    #expect(try text(hosted, 1) == "1: 1")

    scroll(hosted, to: 400)
    heights.first = 12
    hosted.window.layoutIfNeeded()
    scroll(hosted, to: 0)
    #expect(try text(hosted, 1) == "1: 0")
  }
}
