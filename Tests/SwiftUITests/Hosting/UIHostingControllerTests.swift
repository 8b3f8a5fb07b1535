import SwiftUI
import Testing

@MainActor
struct UIHostingControllerTests {
  @Test func theControllerKeepsItsRootView() {
    let controller = UIHostingController(rootView: Text("a"))

    controller.rootView = Text("b")

    #expect(controller.rootView == Text("b"))
    #expect(controller.isViewLoaded == false)
    #expect(controller.view.backgroundColor == .systemBackground)
  }

  final class Log {
    var count = 0
  }

  private struct Counted: View {
    let log: Log
    var height: CGFloat = 10

    var body: some View {
      let _ = log.count += 1
      Color.red.frame(width: 20, height: height)
    }
  }

  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test func aLayoutWithoutAChangeEvaluatesNothing() {
    let log = Log()
    let hosting = UIHostingController(rootView: Counted(log: log))
    _ = hosting.sizeThatFits(in: .zero)
    let window = window(hosting)
    let canvas = hosting.view.subviews[0]
    #expect(log.count == 1)

    hosting.view.setNeedsLayout()
    window.layoutIfNeeded()
    _ = hosting.view.intrinsicContentSize
    _ = hosting.sizeThatFits(in: CGSize(width: 50, height: 50))
    #expect(log.count == 1)
    #expect(hosting.view.subviews[0] === canvas)
  }

  @Test func aChangeOfRootSizeTraitsOrSafeAreaEvaluates() {
    let log = Log()
    let hosting = UIHostingController(rootView: Counted(log: log))
    let window = window(hosting)
    let first = log.count

    hosting.rootView = Counted(log: log, height: 30)
    _ = hosting.sizeThatFits(in: .zero)
    window.layoutIfNeeded()
    #expect(log.count == first + 1)
    #expect(hosting.view.subviews[0].subviews[0].frame.height == 30)

    window.frame.size.width = 200
    window.layoutIfNeeded()
    #expect(log.count == first + 2)
    #expect(hosting.view.subviews[0].subviews[0].frame.midX == 100)

    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(log.count == first + 3)

    hosting.additionalSafeAreaInsets.top = 20
    window.layoutIfNeeded()
    #expect(log.count == first + 4)
    #expect(hosting.view.subviews[0].subviews[0].frame.midY == 60)
  }

  @Test func sizingOptionsTellTheIdealSize() {
    let hosting = UIHostingController(rootView: Counted(log: Log()))
    hosting.sizingOptions = [.preferredContentSize]
    let window = window(hosting)
    #expect(hosting.preferredContentSize == CGSize(width: 20, height: 10))
    #expect(hosting.view.intrinsicContentSize == CGSize(width: 20, height: 10))

    hosting.rootView = Counted(log: Log(), height: 30)
    window.layoutIfNeeded()
    #expect(hosting.preferredContentSize == CGSize(width: 20, height: 30))
  }

  @Test func withIntrinsicSizeAConstrainedViewFollowsItsContent() {
    let hosting = UIHostingController(rootView: Counted(log: Log()))
    hosting.sizingOptions = .intrinsicContentSize
    let parent = UIViewController()
    parent.addChild(hosting)
    parent.view.addSubview(hosting.view)
    hosting.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      hosting.view.topAnchor.constraint(equalTo: parent.view.topAnchor),
      hosting.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
    ])
    hosting.didMove(toParent: parent)
    let window = window(parent)
    #expect(hosting.view.frame.size == CGSize(width: 20, height: 10))

    hosting.rootView = Counted(log: Log(), height: 30)
    hosting.view.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(hosting.view.frame.size == CGSize(width: 20, height: 30))
  }

  @Test func withoutTheContainersRegionTheRootIgnoresTheSafeArea() {
    let hosting = UIHostingController(rootView: Color.red)
    hosting.additionalSafeAreaInsets.top = 20
    hosting.safeAreaRegions = .keyboard
    _ = window(hosting)

    #expect(hosting.view.subviews[0].subviews[0].frame.minY == 0)
  }

  final class Coded: UIHostingController<Text> {
    required init?(coder: NSCoder) { super.init(coder: coder, rootView: Text("coded")) }
  }

  @Test func subclassesMadeOfAnArchiveGiveTheRoot() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)

    #expect(try #require(Coded(coder: coder)).rootView == Text("coded"))
  }

  private struct Reporting: View {
    let log: (ColorScheme) -> Void
    @Environment(\.colorScheme) private var scheme

    var body: some View {
      let _ = log(scheme)
      Color.red
    }
  }

  @Test func aPreferredColorSchemeReachesTheControllerAndTheWholeTree() {
    var seen: [ColorScheme] = []
    let hosting = UIHostingController(
      rootView: AnyView(
        VStack {
          Reporting { seen.append($0) }
          Color.blue.preferredColorScheme(.light)
        }.preferredColorScheme(.dark)))
    let window = window(hosting)
    #expect(hosting.overrideUserInterfaceStyle == .dark)
    #expect(seen.last == .dark)

    hosting.rootView = AnyView(Color.red)
    window.layoutIfNeeded()
    #expect(hosting.overrideUserInterfaceStyle == .unspecified)
  }

  @Test func anEnvironmentsColorSchemeLeavesTheControllerAlone() {
    let hosting = UIHostingController(rootView: Color.red.environment(\.colorScheme, .dark))
    _ = window(hosting)

    #expect(hosting.overrideUserInterfaceStyle == .unspecified)
    #expect(hosting.traitCollection.userInterfaceStyle == .light)
  }
}
