import Foundation
import SnapshotTesting
import SwiftUI
import Testing

/// Serialized, because the note that a size was asked for is one for all tests.
@MainActor @Suite(.serialized)
struct UIHostingControllerTests {
  struct ContentView: View {
    var body: some View { Text("Hello") }
  }

  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "UIHostingControllerTests-\(UUID().uuidString)")

  /// The failure, after a look whether something was recorded.
  private func refusal<Value, Format>(
    of value: @autoclosure () -> Value, as strategy: Snapshotting<Value, Format>
  ) -> String? {
    let failure = verifySnapshot(
      of: value(), as: strategy, record: .all, snapshotDirectory: folder.path)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    return failure
  }

  private static let words = "ContentView is SwiftUI, whose views are not drawn yet"

  @Test func noPictureOfAHostingControllerIsRecorded() throws {
    let failure = try #require(
      refusal(of: UIHostingController(rootView: ContentView()), as: .image(on: .iPhone13)))

    #expect(failure.contains(Self.words), "\(failure)")
  }

  @Test func theInnerViewIsNamedWhereModifiersAreLaidOverIt() throws {
    let view = ContentView().padding().environment(\.locale, Locale(identifier: "de"))
    let failure = try #require(
      refusal(of: UIHostingController(rootView: AnyView(view)), as: .image))

    #expect(failure.contains(Self.words), "\(failure)")
  }

  @Test func textsOfViewsAroundOneFail() throws {
    let screen = UIViewController()
    let hosting = UIHostingController(rootView: ContentView())
    screen.addChild(hosting)
    screen.view.addSubview(hosting.view)

    for strategy in [
      Snapshotting<UIViewController, String>.recursiveDescription, .hierarchy, .layout,
      .accessibility,
    ] {
      let failure = try #require(refusal(of: screen, as: strategy))
      #expect(failure.contains(Self.words), "\(failure)")
    }
  }

  @Test func aCellWithAHostingConfigurationFails() throws {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.contentConfiguration = UIHostingConfiguration { ContentView() }
    cell.layoutIfNeeded()

    let failure = try #require(refusal(of: cell as UIView, as: .image))
    #expect(failure.contains(Self.words), "\(failure)")
  }

  @Test func whatFollowsFromASizeFails() throws {
    let controller = UIHostingController(rootView: ContentView())

    let failure = try #require(
      refusal(of: "\(controller.sizeThatFits(in: .zero))", as: .lines))
    #expect(failure.contains(Self.words), "\(failure)")
  }

  @Test func anImageOfARendererFails() throws {
    let failure = try #require(
      refusal(of: "\(ImageRenderer(content: ContentView()).uiImage == nil)", as: .lines))

    #expect(failure.contains(Self.words), "\(failure)")
  }

  @Test func aDumpOfAViewFails() throws {
    let failure = try #require(refusal(of: Text("Hello"), as: .dump))

    #expect(failure.contains("Text is SwiftUI, whose views are not drawn yet"), "\(failure)")
  }

  @Test func aHiddenHostingViewDoesNotCount() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let hosting = UIHostingController(rootView: ContentView())
    hosting.view.isHidden = true
    view.addSubview(hosting.view)

    let failure = verifySnapshot(of: view, as: .image, record: .all, snapshotDirectory: folder.path)
    #expect(failure?.contains("SwiftUI") != true)
    #expect(FileManager.default.fileExists(atPath: folder.path))
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func theControllerKeepsItsRootView() {
    let controller = UIHostingController(rootView: Text("a"))

    controller.rootView = Text("b")

    #expect(controller.rootView == Text("b"))
    #expect(controller.isViewLoaded == false)
    #expect(controller.view.backgroundColor == .systemBackground)
  }
}
