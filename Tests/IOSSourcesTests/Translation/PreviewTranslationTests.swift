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
      text.contains("_PreviewRegistry.add(file: \"Card.swift\", line: 2, darkroomPreview2)\n"))
    #expect(text.contains("func darkroomRegisterFile0()"))
  }

  @Test func aPreviewUnderAConditionIsEnteredUnderIt() {
    let text = file("import SwiftUI\n#if DEBUG\n#Preview { A() }\n#endif\n")

    #expect(
      text.contains(
        "#if (DEBUG)\n  _PreviewRegistry.add(file: \"Card.swift\", line: 3, darkroomPreview4)\n#endif"
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

  /// Previews of widgets are not drawn; a file without SwiftUI has no type for previews.
  @Test func whatShowsNoViewOfSwiftUIBecomesSpaces() {
    for head in [
      "import SwiftUI\n#Preview(as: .systemSmall) { W() } timeline: { E() }",
      "import UIKit\n#Preview { UIView() }",
      "import SwiftUI\n#Preview { let a = 1; @Previewable @State var b = a; A(b) }",
    ] {
      let text = file(head + "\n")
      #expect(!text.contains("Preview"), "\(head)")
      #expect(!text.contains("timeline"))
    }
  }
}
