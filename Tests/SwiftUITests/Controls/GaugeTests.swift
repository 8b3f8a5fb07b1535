import SwiftUI
import Testing
import UIKitTesting

@MainActor
struct GaugeTests {
  private struct Wide: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Color.red.frame(width: 100 * configuration.value, height: 20)
        configuration.maximumValueLabel
      }
    }
  }

  private func gauge(_ value: Double) -> some View {
    Gauge(value: value, in: 0...10) {
      Text("Speed")
    } currentValueLabel: {
      Text("\(Int(value))")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
  }

  private func texts(_ hosted: Hosted) -> [String] {
    hosted.views.filter { "\(type(of: $0))" == "TextView" }.compactMap(\.accessibilityLabel)
  }

  @Test func aGaugeIsABarBetweenTheLabelsOfItsEnds() {
    let hosted = Hosted(gauge(5))
    let bars = hosted.frames(ofClass: "PaintedShapeView")

    #expect(texts(hosted) == ["Speed", "0", "10", "5"])
    #expect(Hosted.near(bars[1].width, bars[0].width / 2))
    #expect(hosted.color(at: CGPoint(x: bars[1].midX, y: bars[1].midY)) == [0, 122, 255, 255])
  }

  @Test func stylesOfATeamHaveTheShareAndTheLabels() {
    let hosted = Hosted(gauge(5).gaugeStyle(Wide()))

    #expect(hosted.frames(ofClass: "PaintedShapeView").map(\.width) == [50])
    #expect(texts(hosted) == ["Speed", "10"])
  }

  @Test func roundGaugesFillTheirRing() {
    func color(_ value: Double, _ x: CGFloat) -> [UInt8] {
      Hosted(gauge(value).gaugeStyle(.accessoryCircularCapacity)).color(at: CGPoint(x: x, y: 100))
    }
    let blue: [UInt8] = [0, 122, 255, 255]

    #expect(color(7, 126) == blue)
    #expect(color(7, 74) != blue)
    #expect(color(8, 74) == blue)
    #expect(
      Hosted.ideal(gauge(5).gaugeStyle(.accessoryCircular)) == CGSize(width: 58, height: 58))
  }

  @Test func markersStandAtTheValue() {
    func marker(_ value: Double) -> CGFloat? {
      Hosted(gauge(value).gaugeStyle(.accessoryLinear)).frames(ofClass: "PaintedShapeView").last?
        .midX
    }

    #expect(marker(0) ?? 0 < 30)
    #expect(abs((marker(5) ?? 0) - 100) < 6)
    #expect(marker(10) ?? 0 > 165)
  }

  // MARK: Groups, menus, links

  @Test func controlsOfAGroupStandOnOnePlate() {
    let hosted = Hosted(
      ControlGroup {
        Button("A") {}
        Button("B") {}
      })
    let shapes = hosted.frames(ofClass: "PaintedShapeView")
    let texts = hosted.frames(ofClass: "TextView")

    #expect(shapes[0].contains(texts[0]) && shapes[0].contains(texts[1]))
    #expect(shapes.contains { $0.width == 1 })
  }

  @Test func styledMenusShowTheirLabel() {
    struct Boxed: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).padding(10).background(Color.red)
      }
    }
    let menu = Menu("More") { Button("Copy") {} }
    let plain = Hosted.ideal(menu)
    let boxed = Hosted.ideal(menu.menuStyle(Boxed()))

    #expect(texts(Hosted(menu.menuStyle(.borderlessButton))) == ["More"])
    #expect(boxed == CGSize(width: plain.width + 20, height: plain.height + 20))
    #expect(Hosted.ideal(menu.menuStyle(.button).buttonStyle(.bordered)).width == plain.width + 24)
  }

  @Test func shareLinksAreButtonsWithAnArrow() throws {
    let url = try #require(URL(string: "https://example.com"))
    let hosted = Hosted(
      VStack {
        ShareLink(item: url)
        ShareLink("Send", item: "text", preview: SharePreview("Text"))
        ShareLink(item: url) { Text("Own") }
      })

    #expect(texts(hosted) == ["Share…", "Send", "Own"])
    #expect(hosted.frames(ofClass: "PictureView").count == 2)
  }

  @Test func anEditButtonBeginsAndEndsEditing() {
    struct Editing: View {
      @State var mode = EditMode.inactive
      var body: some View { EditButton().environment(\.editMode, $mode) }
    }
    let hosted = Hosted(Editing())
    func tapped() -> [String] {
      hosted.view.simulateTap(at: CGPoint(x: 100, y: 100))
      hosted.window.layoutIfNeeded()
      return texts(hosted)
    }

    #expect(texts(hosted) == ["Edit"])
    #expect(tapped() == ["Done"])
    #expect(tapped() == ["Edit"])
  }
}
