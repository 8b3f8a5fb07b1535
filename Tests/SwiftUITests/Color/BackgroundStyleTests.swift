import SwiftUI
import Testing

/// The background style and its levels.
@MainActor
struct BackgroundStyleTests {
  private func color(_ view: some View, _ style: UIUserInterfaceStyle = .light) -> String {
    Picture(view, style: style).color(20, 20)
  }

  @Test func theStyleThatIsSetFillsBackgrounds() {
    let red = Color(red: 1, green: 0, blue: 0)

    #expect(color(Color.clear.background().backgroundStyle(red)) == "ff0000")
    #expect(color(Rectangle().fill(.background).backgroundStyle(red)) == "ff0000")
    #expect(color(Rectangle().fill(.background).backgroundStyle(red.opacity(0.5))) == "ff7f7f")
  }

  @Test func aStyleOfItselfIsTheOneBefore() {
    let red = Color(red: 1, green: 0, blue: 0)
    let view = Rectangle().fill(.background).backgroundStyle(.background).backgroundStyle(red)

    #expect(color(view) == "ff0000")
  }

  /// OpenSwiftUI, audited against iOS 18.
  @Test func levelsAreThoseOfGroupsInGroups() {
    #expect(color(Rectangle().fill(.background.secondary)) == "f2f2f7")
    #expect(color(Rectangle().fill(.background.tertiary)) == "ffffff")
    #expect(color(Rectangle().fill(.background.secondary), .dark) == "1c1c1e")
    #expect(color(Rectangle().fill(.background.tertiary), .dark) == "2c2c2e")
  }
}
