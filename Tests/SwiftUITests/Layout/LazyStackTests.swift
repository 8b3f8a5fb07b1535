import SwiftUI
import Testing

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
}
