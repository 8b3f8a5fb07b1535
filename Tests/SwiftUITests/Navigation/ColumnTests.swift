import SwiftUI
import Testing
import UIKitTesting

/// Where there is room, a split view is UIKit's, with a stack in each column.
@MainActor
struct ColumnTests {
  private func hosted(
    _ root: some View, _ width: UserInterfaceSizeClass = .regular,
    in size: CGSize = CGSize(width: 1180, height: 820)
  ) -> Hosted {
    Hosted(root.environment(\.horizontalSizeClass, width), in: size)
  }

  private func split(_ hosted: Hosted) -> UISplitViewController? {
    hosted.views.lazy.compactMap { $0.next as? UISplitViewController }.first
  }

  private func bars(_ hosted: Hosted) -> [UINavigationBar] {
    hosted.views.compactMap { $0 as? UINavigationBar }.filter { bar in
      !sequence(first: bar as UIView, next: \.superview).contains(where: \.isHidden)
    }
  }

  /// The left ends of the texts in the window.
  private func place(of text: String, _ hosted: Hosted) -> CGFloat? {
    hosted.views.first { $0.accessibilityLabel == text }.map { $0.convert($0.bounds, to: nil).minX }
  }

  private struct Screen: View {
    @State var visibility: NavigationSplitViewVisibility
    let changed: (NavigationSplitViewVisibility) -> Void

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        Text("Sidebar").navigationTitle("First")
      } detail: {
        Text("Detail").navigationTitle("Second")
      }
      .onChange(of: visibility) { changed(visibility) }
    }
  }

  @Test func aWideScreenShowsTheSidebarBesideTheDetail() throws {
    let hosted = hosted(
      NavigationSplitView {
        Color.red.navigationTitle("First")
      } detail: {
        Color.blue.navigationTitle("Second")
      })

    // 320 points is the width of UIKit's columns; a pixel between them separates them.
    #expect(split(hosted)?.displayMode == .oneBesideSecondary)
    let widths = hosted.frames(ofClass: "PaintedShapeView").map(\.width).sorted()
    #expect(widths.first == 320)
    #expect(try abs(#require(widths.last) - (1180 - 320)) <= 0.5)
    #expect(bars(hosted).map(\.topItem?.title) == ["Second", "First"])
    let first = try #require(bars(hosted).first { $0.topItem?.title == "First" })
    let second = try #require(bars(hosted).first { $0.topItem?.title == "Second" })
    #expect(first.topItem?.leftBarButtonItem?.accessibilityLabel == "Toggle Sidebar")
    #expect(second.topItem?.leftBarButtonItem == nil)
  }

  @Test func aScreenHigherThanWideShowsTheDetailAlone() {
    let hosted = hosted(
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        Text("Detail").navigationTitle("Second")
      },
      in: CGSize(width: 820, height: 1180))

    #expect(split(hosted)?.displayMode == .secondaryOnly)
    #expect(place(of: "Sidebar", hosted) == nil)
    #expect(bars(hosted).first?.topItem?.leftBarButtonItem != nil)
  }

  @Test func theVisibilityOfColumnsIsHeardAndWritten() throws {
    var changes: [NavigationSplitViewVisibility] = []
    let hosted = hosted(Screen(visibility: .detailOnly) { changes.append($0) })
    #expect(place(of: "Sidebar", hosted) == nil)

    let button = try #require(bars(hosted).first?.topItem?.leftBarButtonItem)
    button.simulateTap()
    hosted.window.layoutIfNeeded()

    #expect(place(of: "Sidebar", hosted) != nil)
    #expect(changes == [.doubleColumn])
    button.simulateTap()
    hosted.window.layoutIfNeeded()
    #expect(place(of: "Sidebar", hosted) == nil)
    #expect(changes == [.doubleColumn, .detailOnly])
  }

  @Test func threeColumnsShowTwoUntilAllAreAskedFor() {
    func screen(_ visibility: NavigationSplitViewVisibility) -> Hosted {
      hosted(
        NavigationSplitView(columnVisibility: .constant(visibility)) {
          Text("Sidebar")
        } content: {
          Text("Content")
        } detail: {
          Text("Detail")
        })
    }

    let automatic = screen(.automatic)
    #expect(place(of: "Sidebar", automatic) == nil)
    #expect(place(of: "Content", automatic).map { $0 < 320 } == true)
    let all = screen(.all)
    #expect(place(of: "Sidebar", all).map { $0 < 320 } == true)
    #expect(place(of: "Content", all).map { $0 > 320 && $0 < 640 } == true)
  }

  @Test func aColumnHasTheWidthThatItAsksFor() {
    let hosted = hosted(
      NavigationSplitView {
        Color.red.navigationSplitViewColumnWidth(250)
      } detail: {
        Text("Detail")
      })

    #expect(hosted.frames(ofClass: "PaintedShapeView").map(\.width) == [250])
  }

  @Test func aStackInAColumnHasTheBarOfTheColumn() {
    let hosted = hosted(
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        NavigationStack { Text("Detail").navigationTitle("Stack") }
      })

    #expect(bars(hosted).count == 2)
    #expect(bars(hosted).contains { $0.topItem?.title == "Stack" })
  }

  @Test func aLinkInTheSidebarShowsItsPageInTheDetail() throws {
    let hosted = hosted(
      NavigationSplitView {
        NavigationLink("Go") { Text("Page") }
      } detail: {
        Text("Detail")
      })

    try hosted.view.inspect().find(button: "Go").tap()

    #expect(place(of: "Detail", hosted) == nil)
    #expect(place(of: "Page", hosted).map { $0 > 320 } == true)
    #expect(place(of: "Go", hosted) != nil)
  }

  @Test func viewsOfANavigationViewAreColumnsUnlessItsStyleIsAStack() {
    let columns = hosted(
      NavigationView {
        Text("One"); Text("Two")
      })
    #expect(place(of: "One", columns).map { $0 < 320 } == true)
    #expect(place(of: "Two", columns).map { $0 > 320 } == true)

    let stack = hosted(NavigationView { Text("One") }.navigationViewStyle(.stack))
    #expect(split(stack) == nil)
  }

  @Test func aNarrowScreenShowsTheColumnThatIsPreferredAboveTheOthers() throws {
    struct Screen: View {
      @State var column = NavigationSplitViewColumn.detail
      let changed: (NavigationSplitViewColumn) -> Void

      var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
          Text("Sidebar").navigationTitle("First")
        } detail: {
          Text("Detail").navigationTitle("Second")
        }
        .onChange(of: column) { changed(column) }
      }
    }
    var changes: [NavigationSplitViewColumn] = []
    let hosted = hosted(
      Screen { changes.append($0) }, .compact, in: CGSize(width: 390, height: 700))
    #expect(place(of: "Detail", hosted) != nil)
    #expect(place(of: "Sidebar", hosted) == nil)

    try hosted.view.inspect().goBack()

    #expect(changes == [.sidebar])
    #expect(place(of: "Sidebar", hosted) != nil)
  }

  /// developer.apple.com/documentation/swiftui/navigationsplitview: where columns are collapsed into one, a selection in
  /// the list of a column shows the next one.
  @Test func onANarrowScreenATapOnARowShowsTheNextColumn() throws {
    struct Screen: View {
      @State var choice: Int?

      var body: some View {
        NavigationSplitView {
          List(1..<4, id: \.self, selection: $choice) { Text("row \($0)") }
        } detail: {
          Text("chosen \(choice ?? 0)")
        }
      }
    }
    let hosted = hosted(Screen(), .compact, in: CGSize(width: 390, height: 700))
    #expect(place(of: "chosen 0", hosted) == nil)

    let row = try #require(hosted.views.first { $0.accessibilityLabel == "row 2" })
    hosted.drag([row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)])
    hosted.window.layoutIfNeeded()
    #expect(place(of: "chosen 2", hosted) != nil)
    #expect(place(of: "row 2", hosted) == nil)

    try hosted.view.inspect().goBack()
    #expect(place(of: "row 2", hosted) != nil)
  }
}
