import Darkroom_SnapshotTesting_SwiftUI
import SwiftUI
import Testing

@testable import SnapshotTesting

@MainActor
struct UndrawnContentsTests {
  struct ContentView: View {
    var body: some View { Image(systemName: "wifi", variableValue: 0.5) }
  }

  private let package = ScratchPackage()

  private var isRecorded: Bool {
    ["png", "txt"].contains { package.bytes("Tests/__Snapshots__/T/test.a.\($0)") != nil }
  }

  /// The failure, after a look whether something was recorded.
  private func refusal<Value, Format>(
    of value: @autoclosure () -> Value, as strategy: Snapshotting<Value, Format>
  ) -> String? {
    let failure = package.verify(value(), as: strategy, record: .all)
    #expect(!isRecorded)
    return failure
  }

  private static let words = "Image(variableValue:) is not drawn by Darkroom"

  @Test func noPictureOfAHostingControllerIsRecorded() throws {
    let failure = try #require(
      refusal(of: UIHostingController(rootView: ContentView()), as: .image(on: .iPhone13)))

    #expect(failure.contains(Self.words), "\(failure)")
  }

  @Test func noPictureOfAViewIsRecorded() throws {
    let layouts: [SwiftUISnapshotLayout] = [
      .sizeThatFits, .fixed(width: 100, height: 50), .device(config: .iPhone13),
    ]
    for layout in layouts {
      let failure = try #require(refusal(of: ContentView(), as: .image(layout: layout)))
      #expect(failure.contains(Self.words), "\(failure)")
    }
    let failure = try #require(refusal(of: ContentView(), as: .recursiveDescription))
    #expect(failure.contains(Self.words), "\(failure)")
  }

  @Test func picturesOfAViewAreRecordedInTheSizeOfTheirLayout() throws {
    let view = Color.red.frame(width: 30, height: 20)
    let failure = package.verify(view, as: .image(layout: .sizeThatFits), record: .all)

    #expect(failure?.contains("SwiftUI") != true)
    #expect(isRecorded)
  }

  @Test func undrawnModifiersAreNamed() throws {
    let failure = try #require(
      refusal(of: UIHostingController(rootView: Color.red.scenePadding()), as: .image))

    #expect(failure.contains("scenePadding(_:) is not drawn"), "\(failure)")
  }

  @Test func picturesOfDrawnViewsAreRecorded() {
    let hosting = UIHostingController(rootView: Text("Hello").padding().background(.red))

    let failure = package.verify(hosting, as: .image(on: .iPhone13), record: .all)
    #expect(failure?.contains("SwiftUI") != true)
    #expect(isRecorded)
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
    let failure = try #require(refusal(of: Color.red.scenePadding(), as: .dump))

    #expect(failure.contains("scenePadding(_:) is not drawn by Darkroom"), "\(failure)")
  }

  @Test func aHiddenHostingViewDoesNotCount() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let hosting = UIHostingController(rootView: ContentView())
    hosting.view.isHidden = true
    view.addSubview(hosting.view)

    let failure = package.verify(view, as: .image, record: .all)
    #expect(failure?.contains("SwiftUI") != true)
    #expect(isRecorded)
  }

  @Test func onlyTheAssertionThatReachesAViewFails() {
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    cell.contentConfiguration = UIHostingConfiguration { ContentView() }
    _ = cell.contentView.sizeThatFits(.zero)
    #expect(refusal(of: cell as UIView, as: .image) != nil)

    let text = ScratchPackage()
    _ = text.verify("a", as: .lines, record: .missing)
    #expect(text.text(ScratchPackage.reference) == "a")
  }
}
