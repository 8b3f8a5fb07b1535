import SwiftUI
import Testing

/// A stack is UIKit's navigation controller, whose metrics it has.
@MainActor
struct NavigationStackTests {
  private func hosted(_ root: some View) -> Hosted {
    Hosted(root, in: CGSize(width: 390, height: 700))
  }

  private func bar(_ hosted: Hosted) -> UINavigationBar? {
    hosted.views.lazy.compactMap { $0 as? UINavigationBar }.first
  }

  private func controller(_ hosted: Hosted) -> UINavigationController? {
    bar(hosted)?.delegate as? UINavigationController
      ?? hosted.views.lazy.compactMap { $0.next as? UINavigationController }.first
  }

  private func texts(_ hosted: Hosted) -> [String] {
    hosted.views.compactMap { $0.accessibilityLabel }
  }

  @Test func theRootHasALargeTitleAndItsContentLiesBelow() {
    let hosted = hosted(
      NavigationStack {
        Color.red.navigationTitle("Mail")
      })

    #expect(bar(hosted)?.frame.height == 96)
    #expect(controller(hosted)?.topViewController?.title == nil)
    #expect(controller(hosted)?.topViewController?.navigationItem.title == "Mail")
    #expect(
      hosted.frames(ofClass: "PaintedShapeView") == [CGRect(x: 0, y: 96, width: 390, height: 604)])
  }

  @Test func anInlineTitleMakesALowBar() {
    let hosted = hosted(
      NavigationView {
        Text("A").navigationBarTitle("Mail", displayMode: .inline)
      })

    #expect(bar(hosted)?.frame.height == 44)
  }

  @Test func aHiddenBarLeavesAllToTheContent() {
    let hosted = hosted(
      NavigationStack { Color.red.navigationTitle("Mail").toolbar(.hidden, for: .navigationBar) })

    #expect(
      hosted.frames(ofClass: "PaintedShapeView") == [CGRect(x: 0, y: 0, width: 390, height: 700)])
  }

  @Test func valuesOfAPathArePagesAboveTheRoot() {
    let path = NavigationPath(["One"])
    let hosted = hosted(
      NavigationStack(path: .constant(path)) {
        Text("Root").navigationTitle("Root")
          .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
      })

    #expect(controller(hosted)?.viewControllers.count == 2)
    #expect(controller(hosted)?.topViewController?.navigationItem.title == "One")
    #expect(texts(hosted).contains("One"))
  }

  @Test func backTakesTheLastValueOfThePathAway() {
    struct Root: View {
      @State var path = [1, 2]
      let changed: ([Int]) -> Void

      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationDestination(for: Int.self) { Text("\($0)") }
        }
        .onChange(of: path) { changed(path) }
      }
    }
    var paths: [[Int]] = []
    let hosted = hosted(Root { paths.append($0) })

    controller(hosted)?.popViewController(animated: false)
    hosted.window.layoutIfNeeded()

    #expect(paths == [[1]])
    #expect(controller(hosted)?.viewControllers.count == 2)
  }

  @Test func aTapOnALinkShowsItsPageWhichCanGoBack() {
    struct Page: View {
      @Environment(\.dismiss) var dismiss

      var body: some View { Button("Page") { dismiss() } }
    }
    let hosted = hosted(
      NavigationStack { NavigationLink("Go") { Page() }.navigationBarTitleDisplayMode(.inline) })

    hosted.drag([CGPoint(x: 195, y: 372)])
    hosted.window.layoutIfNeeded()
    #expect(controller(hosted)?.viewControllers.count == 2)
    #expect(texts(hosted).contains("Page"))

    hosted.drag([CGPoint(x: 195, y: 372)])
    hosted.window.layoutIfNeeded()
    #expect(controller(hosted)?.viewControllers.count == 1)
  }

  @Test func aPageHasTheEnvironmentOfTheStackAndNotOfTheLinkToIt() {
    struct Size: View {
      @Environment(\.lineLimit) var limit

      var body: some View { Text("limit \(limit ?? 0)") }
    }
    let hosted = hosted(
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationDestination(for: Int.self) { _ in Size() }.lineLimit(2)
      }
      .lineLimit(3))

    #expect(texts(hosted).contains("limit 3"))
  }

  @Test func aBindingShowsAPage() {
    let hosted = hosted(
      NavigationStack {
        Text("Root").navigationDestination(isPresented: .constant(true)) { Text("Page") }
      })

    #expect(controller(hosted)?.viewControllers.count == 2)
  }

  @Test func toolbarItemsAreInTheBarsThatTheirPlacementNames() {
    let hosted = hosted(
      NavigationStack {
        Text("Root").toolbar {
          ToolbarItem(placement: .navigationBarLeading) { Button("Edit") {} }
          ToolbarItem(placement: .principal) { Text("Title") }
          ToolbarItemGroup {
            Button("One") {}
            Button("Two") {}
          }
          ToolbarItem(placement: .bottomBar) { Text("Status") }
        }
      })
    let item = controller(hosted)?.topViewController?.navigationItem

    #expect(item?.leftBarButtonItems?.count == 1)
    #expect(item?.rightBarButtonItems?.count == 2)
    #expect(item?.titleView != nil)
    #expect(controller(hosted)?.isToolbarHidden == false)
  }

  @Test func environmentAndModifierContentReachPages() {
    struct Framed: ViewModifier {
      func body(content: Content) -> some View { NavigationStack { content } }
    }
    struct Size: View {
      @Environment(\.lineLimit) var limit

      var body: some View { Text("limit \(limit ?? 0)") }
    }
    let hosted = hosted(Size().modifier(Framed()).lineLimit(3))

    #expect(texts(hosted).contains("limit 3"))
  }
}
