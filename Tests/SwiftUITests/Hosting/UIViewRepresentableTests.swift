import SwiftUI
import Testing

@MainActor
struct UIViewRepresentableTests {
  /// What representables have told a test, in order.
  final class Log {
    var lines: [String] = []
    var views: [UIView] = []
  }

  private struct Box: UIViewRepresentable {
    final class Coordinator {}

    let log: Log
    var name = "a"

    func makeCoordinator() -> Coordinator {
      log.lines.append("coordinator")
      return Coordinator()
    }

    func makeUIView(context: Context) -> UIView {
      log.lines.append("make")
      let view = UIView()
      log.views.append(view)
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {
      log.lines.append("update \(name) \(context.environment.colorScheme)")
    }

    static func dismantleUIView(_ view: UIView, coordinator: Coordinator) {
      view.accessibilityLabel = "dismantled"
    }
  }

  private func hosting(_ view: some View, _ size: CGSize = CGSize(width: 100, height: 100))
    -> UIHostingController<AnyView>
  {
    let hosting = UIHostingController(rootView: AnyView(view))
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = hosting
    window.isHidden = false
    window.layoutIfNeeded()
    return hosting
  }

  /// The order of Apple's documentation: the coordinator first, then the view, then its update.
  @Test func aViewIsMadeOnceAndUpdatedByEachEvaluation() {
    let log = Log()
    let hosting = hosting(Box(log: log))
    #expect(log.lines == ["coordinator", "make", "update a light"])

    hosting.rootView = AnyView(Box(log: log, name: "b"))
    hosting.view.layoutIfNeeded()
    #expect(log.lines.suffix(1) == ["update b light"])
    #expect(log.views.count == 1)

    hosting.view.setNeedsLayout()
    hosting.view.layoutIfNeeded()
    #expect(log.lines.count == 4)
  }

  @Test func aViewIsInTheTreeInItsPlaceAndDismantledWhenThePlaceIsForgotten() throws {
    let log = Log()
    let hosting = hosting(Box(log: log).frame(width: 40, height: 20))
    let view = try #require(log.views.first)
    #expect(
      view.convert(view.bounds, to: hosting.view) == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(view.accessibilityLabel == nil)

    hosting.rootView = AnyView(EmptyView())
    hosting.view.layoutIfNeeded()
    #expect(view.accessibilityLabel == "dismantled")
    #expect(view.window == nil)
  }

  @Test func aViewIsDismantledWithItsHostingController() throws {
    let log = Log()
    func show() {
      let hosting = UIHostingController(rootView: Box(log: log))
      hosting.view.layoutIfNeeded()
    }
    show()

    #expect(try #require(log.views.first).accessibilityLabel == "dismantled")
  }

  @Test func anotherIdentityMakesAnotherView() {
    let log = Log()
    let hosting = hosting(Box(log: log).id(1))
    hosting.rootView = AnyView(Box(log: log).id(2))
    hosting.view.layoutIfNeeded()

    #expect(log.views.map(\.accessibilityLabel) == ["dismantled", nil])
  }

  private struct Sized: UIViewRepresentable {
    let size: CGSize
    var hugs: UILayoutPriority = .defaultLow
    var resists: UILayoutPriority = .defaultHigh

    final class SizedView: UIView {
      var size = CGSize.zero
      override var intrinsicContentSize: CGSize { size }
    }

    func makeUIView(context: Context) -> SizedView { SizedView() }

    func updateUIView(_ view: SizedView, context: Context) {
      view.size = size
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        view.setContentHuggingPriority(hugs, for: axis)
        view.setContentCompressionResistancePriority(resists, for: axis)
      }
    }
  }

  private func frame(of view: some View) throws -> CGRect {
    let hosting = hosting(view)
    let host = try #require(hosting.view.subviews[0].subviews.first)
    return host.frame
  }

  /// OpenSwiftUI's `intrinsicLayoutTraits`, audited against iOS 18.5: priorities from 750 on count.
  @Test func hugsAndResistsMakeTheIntrinsicSizeALimit() throws {
    let small = CGSize(width: 40, height: 20)
    let large = CGSize(width: 200, height: 20)

    #expect(try frame(of: Sized(size: small)).size == CGSize(width: 100, height: 100))
    #expect(try frame(of: Sized(size: small, hugs: .defaultHigh)).size == small)
    #expect(try frame(of: Sized(size: small).fixedSize()).size == small)
    #expect(try frame(of: Sized(size: large, hugs: .required)).width == 200)
    #expect(
      try frame(of: Sized(size: large, hugs: .required, resists: .defaultLow)).width == 100)
  }

  private struct Indicator: UIViewRepresentable {
    func makeUIView(context: Context) -> UIActivityIndicatorView {
      UIActivityIndicatorView(style: .large)
    }
    func updateUIView(_ view: UIActivityIndicatorView, context: Context) {}
  }

  private struct Bar: UIViewRepresentable {
    func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
    func updateUIView(_ view: UIProgressView, context: Context) {}
  }

  /// As xib files of Xcode say of these views: an indicator and a switch hug their content with 750 on both axes, a
  /// progress bar only its height.
  ///
  /// So the box of a loading toast is as small as its indicator.
  @Test func viewsOfAFixedSizeAreNotStretched() throws {
    #expect(try frame(of: Indicator()).size == CGSize(width: 37, height: 37))
    // Its frame begins at a pixel, so that its length may differ from 51 by what arithmetic leaves over.
    let size = try frame(of: Switch(log: Log())).size
    #expect(abs(size.width - 51) < 0.01 && abs(size.height - 31) < 0.01, "\(size)")
    #expect(try frame(of: Bar()).size == CGSize(width: 100, height: 4))
  }

  private struct Answering: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ view: UIView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      CGSize(width: (proposal.width ?? 10) / 2, height: 30)
    }
  }

  @Test func anAnswerOfTheRepresentableIsItsSize() throws {
    #expect(try frame(of: Answering()).size == CGSize(width: 50, height: 30))
    #expect(
      UIHostingController(rootView: Answering()).sizeThatFits(in: .zero)
        == CGSize(width: 5, height: 30))
  }

  private struct Stacked: UIViewRepresentable {
    func makeUIView(context: Context) -> UIStackView {
      let box = UIView()
      let constraints = [
        box.heightAnchor.constraint(equalToConstant: 12),
        box.widthAnchor.constraint(equalToConstant: 34),
      ]
      for constraint in constraints { constraint.priority = .defaultHigh }
      NSLayoutConstraint.activate(constraints)
      return UIStackView(arrangedSubviews: [box])
    }
    func updateUIView(_ view: UIStackView, context: Context) {}
  }

  @Test func theIdealSizeOfAViewWithConstraintsIsTheirs() throws {
    #expect(try frame(of: Stacked().fixedSize()).size == CGSize(width: 34, height: 12))
    #expect(try frame(of: Stacked()).size == CGSize(width: 100, height: 100))
  }

  private struct Switch: UIViewRepresentable {
    let log: Log
    func makeUIView(context: Context) -> UISwitch {
      let view = UISwitch()
      log.views.append(view)
      return view
    }
    func updateUIView(_ view: UISwitch, context: Context) {}
  }

  @Test func theEnvironmentReachesTheViewAsTraits() throws {
    let log = Log()
    let hosting = hosting(
      Switch(log: log).environment(\.colorScheme, .dark)
        .environment(\.layoutDirection, .rightToLeft)
        .environment(\.dynamicTypeSize, .accessibility2)
        .environment(\.legibilityWeight, .bold).environment(\.isEnabled, false))
    let view = try #require(log.views.first as? UISwitch)

    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.traitCollection.layoutDirection == .rightToLeft)
    #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(view.traitCollection.legibilityWeight == .bold)
    #expect(view.isEnabled == false)
    #expect(hosting.traitCollection.userInterfaceStyle == .light)
  }

  private struct Caption: UIViewRepresentable {
    @Binding var text: String
    @Environment(\.colorScheme) private var scheme

    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ label: UILabel, context: Context) { label.text = "\(text) \(scheme)" }
  }

  private struct Asking: View {
    @State private var text = "first"

    var body: some View { Caption(text: $text).onAppear { text = "second" } }
  }

  @Test func propertiesOfARepresentableAreLinked() throws {
    let hosting = hosting(Asking().environment(\.colorScheme, .dark))
    let label = try #require(hosting.view.subviews[0].subviews[0].subviews[0] as? UILabel)

    #expect(label.text == "second dark")
  }
}
