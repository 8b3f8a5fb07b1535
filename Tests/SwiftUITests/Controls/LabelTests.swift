import SwiftUI
import Testing

@MainActor
struct LabelTests {
  private struct Stacked: LabelStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: isEnabled ? 10 : 30) {
        configuration.icon
        configuration.title
      }
    }
  }

  private struct Padded: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label(configuration).padding(20)
    }
  }

  private let label = Label("Star", systemImage: "star.fill")

  @Test func labelsHaveTheirIconBeforeTheTitleOnOneLine() throws {
    let hosted = Hosted(label)
    let icon = try #require(hosted.frames(ofClass: "PictureView").first)
    let title = try #require(hosted.frames(ofClass: "TextView").first)
    let font = UIFont.systemFont(ofSize: 17)

    #expect(abs(title.minX - icon.maxX - 8) < 0.01)
    #expect(abs(icon.midY - (title.minY + font.ascender - font.capHeight / 2)) <= 0.5)
  }

  @Test func labelsBeginAtTheRightWhereTextDoes() throws {
    let hosted = Hosted(label.environment(\.layoutDirection, .rightToLeft))
    let icon = try #require(hosted.frames(ofClass: "PictureView").first)
    let title = try #require(hosted.frames(ofClass: "TextView").first)

    #expect(abs(icon.minX - title.maxX - 8) < 0.01)
  }

  /// As OpenSwiftUI's guide of the first line: icons stay there when the title has several.
  @Test func iconsStandBesideTheFirstLineOfTheTitle() throws {
    let text = "A title of several lines that does not fit into the width"
    let hosted = Hosted(Label(text, systemImage: "star.fill").frame(width: 120))
    let icon = try #require(hosted.frames(ofClass: "PictureView").first)
    let title = try #require(hosted.frames(ofClass: "TextView").first)
    let font = UIFont.systemFont(ofSize: 17)

    #expect(title.height > 60)
    #expect(abs(icon.midY - (title.minY + font.ascender - font.capHeight / 2)) <= 0.5)
  }

  @Test func stylesLeavePartsOut() {
    let title = Hosted(label.labelStyle(.titleOnly))
    let icon = Hosted(label.labelStyle(.iconOnly))

    #expect(title.views.map { "\(type(of: $0))" } == ["TextView"])
    #expect(icon.views.map { "\(type(of: $0))" } == ["PictureView"])
  }

  @Test func stylesOfATeamArrangeThePartsAndReadTheirSurroundings() throws {
    func gap(_ view: some View) throws -> CGFloat {
      let hosted = Hosted(view.labelStyle(Stacked()))
      let icon = try #require(hosted.frames(ofClass: "PictureView").first)
      let title = try #require(hosted.frames(ofClass: "TextView").first)
      return (title.minY - icon.maxY).rounded()
    }

    #expect(try gap(label) == 10)
    #expect(try gap(label.disabled(true)) == 30)
  }

  @Test func aLabelInTheBodyOfAStyleHasTheStyleAround() {
    let fit = { (view: AnyView) in UIHostingController(rootView: view).sizeThatFits(in: .zero) }
    let plain = fit(AnyView(label.labelStyle(.iconOnly)))
    let padded = fit(AnyView(label.labelStyle(Padded()).labelStyle(.iconOnly)))

    #expect(padded == CGSize(width: plain.width + 40, height: plain.height + 40))
  }

  @Test func labeledContentHasItsParts() throws {
    let hosted = Hosted(LabeledContent("Version", value: "1.0"))
    let texts = hosted.frames(ofClass: "TextView")

    #expect(texts[0].minX == 0)
    #expect(abs(texts[1].maxX - 200) < 0.01)
    let hidden = Hosted(LabeledContent("Version", value: "1.0").labelsHidden())
    #expect(hidden.frames(ofClass: "TextView").count == 1)
  }

  @Test func unavailableViewsHaveAnIconATitleAndADescriptionOneBelowTheOther() throws {
    let hosted = Hosted(
      ContentUnavailableView(
        "No Mail", systemImage: "tray", description: Text("New mail appears here.")))
    let icon = try #require(hosted.frames(ofClass: "PictureView").first)
    let texts = hosted.frames(ofClass: "TextView")

    #expect(icon.maxY < texts[0].minY && texts[0].maxY < texts[1].minY)
    #expect([icon.midX, texts[0].midX, texts[1].midX].allSatisfy { abs($0 - 100) <= 0.5 })
    #expect(icon.width > 48)
  }

  @Test func boxesLieAroundTheirContent() {
    let hosted = Hosted(GroupBox("Title") { Color.red.frame(width: 50, height: 10) })
    let shapes = hosted.frames(ofClass: "PaintedShapeView")

    #expect(shapes[0].insetBy(dx: 15.99, dy: 15.99).contains(shapes[1]))
    #expect(abs(shapes[1].maxY + 16 - shapes[0].maxY) < 0.01)
  }
}
