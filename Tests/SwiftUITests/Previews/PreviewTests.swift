import SwiftUI
import Testing

@MainActor
struct PreviewTests {
  private struct Card_Previews: PreviewProvider {
    static var previews: some View {
      Group {
        Color.red.previewDisplayName("Red").previewLayout(.sizeThatFits)
        Color.blue.previewDevice("iPhone 13 Pro")
        ForEach(0..<2) { Text("\($0)").previewDisplayName("Row") }
        if true { Color.green.previewInterfaceOrientation(.landscapeLeft) }
      }.padding(5)
    }
  }

  @Test func eachViewOfAProviderIsAPreviewOfItsOwn() {
    let previews = _PreviewRegistry.previews(of: Card_Previews.self)

    #expect(
      previews.map(\.name) == [
        "Card_Previews-Red", "Card_Previews", "Card_Previews-Row", "Card_Previews-Row-2",
        "Card_Previews-2",
      ])
    #expect(previews[1].traits.device?.rawValue == "iPhone 13 Pro")
    #expect(previews[4].traits.isLandscape)
    guard case .sizeThatFits = previews[0].traits.layout else {
      Issue.record("the layout is lost")
      return
    }
  }

  /// What is laid over a group is laid over each of its views.
  @Test func modifiersOfAGroupReachItsPreviews() throws {
    let first = try #require(_PreviewRegistry.previews(of: Card_Previews.self).first)

    #expect(
      frames(of: first.view, in: CGSize(width: 50, height: 50))
        == [CGRect(x: 5, y: 5, width: 40, height: 40)])
  }

  @Test func previewsOfAModuleAreInTheOrderOfTheirPlaces() {
    _PreviewRegistry.add(file: "B.swift", line: 3, module: "PreviewTests/B.swift") {
      Preview { Text("b") }
    }
    _PreviewRegistry.add(file: "A.swift", line: 9, module: "PreviewTests/A.swift") {
      Preview("Late", traits: .fixedLayout(width: 10, height: 20), .landscapeRight) {
        Text("a")
        Text("c")
      }
    }
    _PreviewRegistry.add(file: "A.swift", line: 2, module: "PreviewTests/A.swift") {
      Preview {
        let label = UILabel()
        label.text = "early"
        return label
      }
    }
    let previews = _PreviewRegistry.previews(in: "PreviewTests")

    #expect(previews.map(\.name) == ["A", "A-Late", "A-Late-2", "B"])
    #expect(previews.map(\.place) == ["A.swift:2", "A.swift:9", "A.swift:9", "B.swift:3"])
    #expect(previews[1].traits.isLandscape)
    #expect(Hosted(previews[0].view).views.contains { ($0 as? UILabel)?.text == "early" })
    #expect(_PreviewRegistry.modules.contains("PreviewTests"))
    #expect(_PreviewRegistry.previews(in: "Other").isEmpty)
  }

  @Test func argumentsMakeAPreviewEach() {
    _PreviewRegistry.add(file: "Rows.swift", line: 1, module: "ArgumentTests/Rows.swift") {
      Preview("Row", arguments: ["a", "b"]) { Text($0) }
    }

    #expect(
      _PreviewRegistry.previews(in: "ArgumentTests").map(\.name) == ["Rows-Row", "Rows-Row-2"])
  }

  @Test func typesThatAreNoProvidersAreLeftOut() {
    _PreviewRegistry.add(
      file: "A.swift", line: 1, module: "IfTests/A.swift", ifProvider: Card_Previews.self)
    _PreviewRegistry.add(file: "B.swift", line: 1, module: "IfTests/B.swift", ifProvider: Int.self)

    #expect(Set(_PreviewRegistry.previews(in: "IfTests").map(\.place)) == ["A.swift:1"])
  }

  @Test func whatIsNotDrawnSaysSo() {
    _PreviewRegistry.add(
      file: "Clock.swift", line: 4, module: "WidgetTests/Clock.swift", undrawn: "a widget")

    #expect(
      _PreviewRegistry.previews(in: "WidgetTests").map(\.problem)
        == ["shows a widget, and these are not drawn."])
  }
}
