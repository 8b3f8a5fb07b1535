import SwiftUI
import Testing
import UIKitTesting

@MainActor
struct ButtonTests {
  /// What a button has done.
  final class Log {
    var lines: [String] = []
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button {
        count += 1
      } label: {
        Color.red.frame(width: CGFloat(50 + count * 10), height: 40)
      }
    }
  }

  private struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.frame(width: configuration.isPressed ? 100 : 50, height: 50)
        .background(configuration.role == .destructive ? .red : .blue)
    }
  }

  private struct DoubleTapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  private struct Framed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(10) }
  }

  private let middle = CGPoint(x: 100, y: 100)

  private func size(of view: some View) -> CGSize {
    let controller = UIHostingController(rootView: view.environment(\.displayScale, 3))
    return controller.sizeThatFits(in: .zero)
  }

  // MARK: Actions

  @Test func aTapRunsTheActionAndTheNextLayoutShowsTheNewState() {
    let hosted = Hosted(Counter())

    hosted.view.simulateTap(at: middle)
    hosted.view.simulateTap(at: middle)
    hosted.window.layoutIfNeeded()

    #expect(hosted.frames(ofClass: "PaintedShapeView").first?.width == 70)
  }

  @Test func aTapOnTheDrawnLabelReachesTheButton() throws {
    let log = Log()
    let hosted = Hosted(Button("Tap") { log.lines.append("tapped") })
    let label = try #require(
      hosted.views.first { $0.accessibilityLabel == "Tap" && $0.subviews.isEmpty })

    label.simulateTap(at: CGPoint(x: 5, y: 5))

    #expect(log.lines == ["tapped"])
  }

  @Test func buttonsAreActivatedByAssistiveTechnology() throws {
    let log = Log()
    let hosted = Hosted(
      Button {
        log.lines.append("tapped")
      } label: {
        Label("Add", systemImage: "plus")
      })
    let button = try #require(hosted.views.first { $0.accessibilityTraits.contains(.button) })

    #expect(button.accessibilityLabel == "plus, Add")
    #expect(button.accessibilityActivate())
    #expect(log.lines == ["tapped"])
  }

  @Test func disabledButtonsDoNothing() throws {
    let log = Log()
    let hosted = Hosted(Button("Tap") { log.lines.append("tapped") }.disabled(true))
    let button = try #require(hosted.views.first { $0.accessibilityTraits.contains(.button) })

    hosted.view.simulateTap(at: middle)

    #expect(!button.accessibilityActivate())
    #expect(button.accessibilityTraits.contains(.notEnabled))
    #expect(log.lines == [])
  }

  @Test func aFingerThatLeavesAButtonDoesNotTapIt() {
    let log = Log()
    let hosted = Hosted(
      Button("Tap") { log.lines.append("tapped") }, in: CGSize(width: 400, height: 400))

    hosted.drag([CGPoint(x: 200, y: 200), CGPoint(x: 200, y: 380)])

    #expect(log.lines == [])
  }

  @Test func linksOpenTheirAddress() throws {
    let log = Log()
    let url = try #require(URL(string: "https://example.com"))
    let hosted = Hosted(
      Link("Open", destination: url).environment(
        \.openURL,
        OpenURLAction {
          log.lines.append($0.absoluteString)
          return .handled
        }))

    hosted.view.simulateTap(at: middle)

    #expect(log.lines == ["https://example.com"])
  }

  // MARK: Styles

  @Test func stylesOfATeamShowAFinger() {
    let log = Log()
    let hosted = Hosted(Button("Tap") { log.lines.append("tapped") }.buttonStyle(Pressed()))
    func width() -> CGFloat? {
      hosted.window.layoutIfNeeded()
      return hosted.frames(ofClass: "PaintedShapeView").first?.width
    }
    var pressed: CGFloat?

    let before = width()
    hosted.drag([middle]) { pressed = width() }

    #expect([before, pressed, width()] == [50, 100, 50])
    #expect(log.lines == ["tapped"])
  }

  @Test func stylesOfATeamKnowTheRole() {
    let hosted = Hosted(Button("Tap", role: .destructive) {}.buttonStyle(Pressed()))

    #expect(hosted.color(at: CGPoint(x: 77, y: 77)) == [255, 59, 48, 255])
  }

  @Test func primitiveStylesDecideWhenAButtonActs() {
    let log = Log()
    let hosted = Hosted(
      Button {
        log.lines.append("tapped")
      } label: {
        Color.red
      }.buttonStyle(DoubleTapped()))

    hosted.view.simulateTap(at: middle)
    #expect(log.lines == [])
    hosted.view.simulateTap(at: middle)
    #expect(log.lines == ["tapped"])
  }

  @Test func aButtonInTheBodyOfAStyleHasTheStyleAround() {
    let inner = size(of: Button("Tap") {}.buttonStyle(.bordered))
    let outer = size(of: Button("Tap") {}.buttonStyle(Framed()).buttonStyle(.bordered))

    #expect(outer == CGSize(width: inner.width + 20, height: inner.height + 20))
  }

  /// Insets of UIKit's button configurations, around a line of body (20 1/3) or subheadline (18).
  @Test func borderedButtonsHaveTheSizesOfButtonConfigurations() {
    let text = size(of: Text("Tap"))
    let small = size(of: Text("Tap").font(.subheadline))
    func button(_ controlSize: ControlSize) -> CGSize {
      size(of: Button("Tap") {}.buttonStyle(.bordered).controlSize(controlSize))
    }

    #expect(size(of: Button("Tap") {}) == text)
    #expect(size(of: Button("Tap") {}.buttonStyle(.plain)) == text)
    #expect(button(.regular) == CGSize(width: text.width + 24, height: text.height + 14))
    #expect(abs(button(.regular).height - 34.33) < 0.01)
    #expect(button(.small) == CGSize(width: small.width + 20, height: small.height + 10))
    #expect(button(.mini) == button(.small))
    #expect(button(.large) == CGSize(width: text.width + 40, height: text.height + 30))
  }

  @Test func buttonsHaveTheColorsOfTheirStyleAndRole() {
    let label = Image(systemName: "square.fill").resizable().frame(width: 60, height: 60)
    func colors(_ view: some View) -> [[UInt8]] {
      let hosted = Hosted(view)
      return [hosted.color(at: middle), hosted.color(at: CGPoint(x: 64, y: 100))]
    }
    let (blue, red, white): ([UInt8], [UInt8], [UInt8]) =
      ([0, 122, 255, 255], [255, 59, 48, 255], [255, 255, 255, 255])
    let button = Button {
    } label: {
      label
    }
    let destructive = Button(role: .destructive) {
    } label: {
      label
    }

    #expect(colors(button) == [blue, white])
    #expect(colors(button.tint(Color.red)) == [red, white])
    #expect(colors(button.foregroundStyle(Color.red)) == [red, white])
    #expect(colors(destructive) == [red, white])
    #expect(colors(button.buttonStyle(.plain)) == [[0, 0, 0, 255], white])
    #expect(colors(button.buttonStyle(.borderedProminent)) == [white, blue])
    #expect(colors(destructive.buttonStyle(.borderedProminent)) == [white, red])
    #expect(colors(button.buttonStyle(.bordered))[0] == blue)
    // Tertiary system fill on white.
    #expect(colors(button.buttonStyle(.bordered))[1] == [238, 238, 240, 255])
    #expect(colors(button.disabled(true)) == [[142, 142, 147, 255], white])
  }

  @Test func borderShapesRoundAButton() {
    let label = Color.clear.frame(width: 76, height: 20)
    func corner(_ shape: ButtonBorderShape) -> [UInt8] {
      let button = Button {
      } label: {
        label
      }.buttonStyle(.borderedProminent)
      return Hosted(button.buttonBorderShape(shape)).color(at: CGPoint(x: 54, y: 86))
    }
    let (blue, white): ([UInt8], [UInt8]) = ([0, 122, 255, 255], [255, 255, 255, 255])

    #expect(corner(.automatic) == blue)
    #expect(corner(.roundedRectangle(radius: 2)) == blue)
    #expect(corner(.capsule) == white)
    #expect(
      size(
        of: Button {
        } label: {
          label
        }.buttonStyle(.bordered).buttonBorderShape(.circle))
        == CGSize(width: 100, height: 100))
  }
}
