import SwiftUI
import Testing

/// Views that choose among layouts; numbers are arithmetic on the rules of Apple's documentation.
@MainActor
struct AdaptingLayoutTests {
  private let size = CGSize(width: 100, height: 100)

  @Test func theFirstViewThatFitsIsShown() {
    var appeared: [String] = []
    let views = ViewThatFits {
      Color.red.frame(width: 150, height: 10).onAppear { appeared.append("wide") }
      Color.red.frame(width: 80, height: 10).onAppear { appeared.append("fitting") }
      Color.red.frame(width: 20, height: 10).onAppear { appeared.append("small") }
    }

    #expect(frames(of: views, in: size).map(\.width) == [80])
    #expect(appeared == ["fitting"])
    #expect(frames(of: views.frame(width: 5), in: size).map(\.width) == [20])
  }

  @Test func onlyTheAxesThatCountAreAskedFor() {
    let views = ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 50, height: 150)
      Color.red.frame(width: 20, height: 10)
    }

    #expect(frames(of: views, in: size).map(\.width) == [50])
  }

  private struct Switching: View {
    let layout: AnyLayout

    var body: some View {
      layout {
        Color.red.frame(width: 20, height: 20)
        Color.red.frame(width: 20, height: 20)
      }
    }
  }

  @Test func anyLayoutsLayOutAsTheOneInside() {
    func origins(_ layout: AnyLayout) -> [CGPoint] {
      frames(of: Switching(layout: layout), in: size).map(\.origin)
    }

    #expect(
      origins(AnyLayout(HStackLayout(spacing: 10))) == [
        CGPoint(x: 25, y: 40), CGPoint(x: 55, y: 40),
      ])
    #expect(
      origins(AnyLayout(VStackLayout(spacing: 10))) == [
        CGPoint(x: 40, y: 25), CGPoint(x: 40, y: 55),
      ])
    #expect(origins(AnyLayout(ZStackLayout())) == [CGPoint(x: 40, y: 40), CGPoint(x: 40, y: 40)])
    #expect(
      origins(AnyLayout(GridLayout(verticalSpacing: 0)))
        == [CGPoint(x: 40, y: 30), CGPoint(x: 40, y: 50)])
    #expect(origins(AnyLayout(Diagonal())) == [CGPoint(x: 30, y: 30), CGPoint(x: 50, y: 50)])
  }

  private final class CacheLog: @unchecked Sendable {
    var lines: [String] = []
  }

  /// Notes how its cache, the number of its views, is made and updated.
  private struct Caching: Layout {
    let log: CacheLog

    func makeCache(subviews: Subviews) -> Int {
      log.lines.append("make \(subviews.count)")
      return subviews.count
    }

    func updateCache(_ cache: inout Int, subviews: Subviews) {
      log.lines.append("update \(cache) to \(subviews.count)")
      cache = subviews.count
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) -> CGSize { CGSize(width: 10 * cache, height: 10) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) {}
  }

  /// developer.apple.com/documentation/swiftui/layout/updatecache(_:subviews:): it is called when subviews change.
  @Test func cachesOfLayoutsAreUpdatedWhenTheirViewsChange() {
    let log = CacheLog()
    func views(_ count: Int) -> some View {
      Caching(log: log) { ForEach(0..<count, id: \.self) { _ in Color.red } }
    }
    let controller = UIHostingController(rootView: views(2))
    #expect(controller.sizeThatFits(in: .zero).width == 20)
    let made = log.lines
    controller.rootView = views(3)
    #expect(controller.sizeThatFits(in: .zero).width == 30)

    #expect(made.first == "make 2")
    #expect(!made.dropFirst().contains { $0.hasPrefix("make") })
    #expect(log.lines.dropFirst(made.count).first == "update 2 to 3")
  }

  private struct Diagonal: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      subviews.map { $0.sizeThatFits(.unspecified) }.reduce(into: CGSize.zero) {
        $0.width += $1.width
        $0.height += $1.height
      }
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var corner = bounds.origin
      for view in subviews {
        view.place(at: corner, proposal: .unspecified)
        let size = view.sizeThatFits(.unspecified)
        corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
      }
    }
  }

  private struct Toggling: View {
    final class Log { var lines: [String] = [] }

    let log: Log
    @State private var isUpright = false

    var body: some View {
      let layout = isUpright ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
      layout { Color.red.onAppear { log.lines.append("appeared") } }
        .onAppear { isUpright = true }
    }
  }

  @Test func viewsKeepTheirIdentityWhenTheirLayoutChanges() {
    let log = Toggling.Log()
    _ = frames(of: Toggling(log: log), in: size)

    #expect(log.lines == ["appeared"])
  }

  @Test func framesAreRelativeToTheScreenOrTheScrollView() {
    let screen = frames(
      of: VStack(spacing: 0) {
        Color.red.frame(height: 20)
        Color.blue.containerRelativeFrame(.vertical) { length, _ in length / 4 }
      }, in: size)
    #expect(screen[1].height.rounded() == 25)

    let scrolled = ScrolledHost(
      VStack(spacing: 0) {
        Color.green.frame(height: 40)
        ScrollView {
          VStack(spacing: 0) {
            Color.red.containerRelativeFrame([.horizontal, .vertical])
            Color.red.containerRelativeFrame(.vertical, count: 3, spacing: 6)
          }
        }
      }, in: size)
    #expect(scrolled.frames.map(\.height).map { $0.rounded() } == [60, 16])
    #expect(scrolled.frames[0].width == 100)
  }

  /// iOS ignores lengths of frames that no rectangle can have.
  @Test func impossibleLengthsAreIgnored() {
    for length in [-5, CGFloat.nan, .infinity, -.infinity] {
      #expect(frames(of: Color.red.frame(width: length), in: size).map(\.width) == [100])
      let flexible = frames(of: Color.red.frame(minWidth: length, maxWidth: length), in: size)
      #expect(flexible.allSatisfy { $0.width.isFinite && $0.width >= 0 })
    }
    #expect(frames(of: Color.red.frame(minWidth: 50, maxWidth: 20), in: size)[0].width == 50)
  }
}
