import Testing

@testable import DarkroomIOSSources

struct PreviewTranslationTests {
  private func file(_ text: String) -> String {
    ModuleTranslation(module: "App", sources: [SourceText(path: "/Card.swift", text: text)]).files[
      0]
  }

  @Test func aPreviewBecomesAFunctionThatTheRegistryCalls() {
    let text = file(
      "import SwiftUI\n#Preview(\"One\", traits: .sizeThatFitsLayout) {\n  Card()\n}\n")

    #expect(
      text.contains(
        "@MainActor private func darkroomPreview2() -> DarkroomSwiftUI.Preview { "
          + "DarkroomSwiftUI.Preview(\"One\", traits: .sizeThatFitsLayout) {\n  Card()\n} }\n"))
    #expect(
      text.contains("_PreviewRegistry.add(file: \"Card.swift\", line: 2, { darkroomPreview2() })\n")
    )
    #expect(text.contains("func darkroomRegisterFile0()"))
  }

  @Test func aPreviewUnderAConditionIsEnteredUnderIt() {
    let text = file("import SwiftUI\n#if DEBUG\n#Preview { A() }\n#endif\n")

    #expect(
      text.contains(
        "#if (DEBUG)\n  _PreviewRegistry.add(file: \"Card.swift\", line: 3, { darkroomPreview4() })\n#endif"
      ))
  }

  @Test func providersAreEntered() {
    let text = file(
      "import SwiftUI\nprivate struct Card_Previews: PreviewProvider {\n"
        + "  static var previews: some View { Card() }\n}\n")

    #expect(
      text.contains(
        "_PreviewRegistry.add(file: \"Card.swift\", line: 2, Card_Previews.self)\n"))
  }

  @Test func previewablePropertiesBecomeThoseOfAView() {
    let text = file(
      "import SwiftUI\n#Preview {\n  @Previewable @State var isOn: [Int: Bool] = [:]\n"
        + "  @Previewable @State private var text = \"a\"\n  Toggle(\"a\", isOn: $isOn)\n}\n")

    #expect(
      text.contains(
        "{\n  struct DarkroomPreviewed: DarkroomSwiftUI.View { @State var isOn: [Int: Bool] = [:]\n"
          + "               @State private var text = \"a\"\n"
          + "  var body: some DarkroomSwiftUI.View { Toggle(\"a\", isOn: $isOn)\n"
          + " } }; return DarkroomPreviewed() } }\n"))
  }

  @Test func aPropertyBehindOtherStatementsMovesBeforeThem() {
    let text = file(
      "import SwiftUI\n#Preview {\n  let model = Model()\n  @Previewable @State var isOn = false\n"
        + "  Card(model, isOn: $isOn)\n}\n")

    #expect(
      text.contains(
        "{\n  struct DarkroomPreviewed: DarkroomSwiftUI.View { @State var isOn = false; "
          + "var body: some DarkroomSwiftUI.View { let model = Model()\n"))
    #expect(text.contains("  Card(model, isOn: $isOn)\n } }; return DarkroomPreviewed() } }\n"))
  }

  @Test func aFileOfUIKitImportsWhatPreviewsNeedAndNothingElseOfSwiftUI() {
    let text = file("import UIKit\n#Preview { CardController() }\n")

    #expect(text.contains("import struct DarkroomSwiftUI.Preview\n"))
    #expect(text.contains("import enum DarkroomSwiftUI._PreviewRegistry\n"))
    #expect(!text.contains("import DarkroomSwiftUI\n"))
    #expect(
      text.contains("_PreviewRegistry.add(file: \"Card.swift\", line: 2, { darkroomPreview2() })\n")
    )
  }

  /// Protocols of other modules may refine `PreviewProvider`, as Prefire's `PrefireProvider` does.
  @Test func aTypeWithPreviewsIsEnteredIfItTurnsOutToBeAProvider() {
    let text = file(
      "import SwiftUI\nstruct Card_Previews: PrefireProvider {\n"
        + "  static var previews: some View { Card() }\n}\n"
        + "struct List: Codable {\n  var previews: [String]\n}\n")

    #expect(
      text.contains(
        "_PreviewRegistry.add(file: \"Card.swift\", line: 2, ifProvider: Card_Previews.self)\n"))
    #expect(!text.contains("List.self"))
  }

  @Test func aPreviewWithArgumentsIsOne() {
    let text = file("import SwiftUI\n#Preview(arguments: [1, 2]) { Card($0) }\n")

    #expect(text.contains("DarkroomSwiftUI.Preview(arguments: [1, 2]) { Card($0) } }\n"))
  }

  /// Previews of widgets and of scenes of visionOS are not drawn: assertions name them.
  @Test(arguments: [
    (
      "import WidgetKit\n#Preview(as: .systemSmall) { W() } timeline: { E() }",
      "a widget or a live activity"
    ),
    ("import SwiftUI\n#Preview { V() } cameras: { C() }", "a scene in space"),
    (
      "import SwiftUI\n#Preview(arguments: [1]) { @Previewable @State var b = 1; A(b) }",
      "state that cannot be made a property"
    ),
  ])
  func whatShowsNoViewIsEnteredAsUndrawn(source: String, what: String) {
    let text = file(source + "\n")

    #expect(
      text.contains(
        "_PreviewRegistry.add(file: \"Card.swift\", line: 2, undrawn: \"\(what)\")\n"))
    #expect(!text.contains("#Preview"))
    #expect(!text.contains("timeline"))
  }
}
