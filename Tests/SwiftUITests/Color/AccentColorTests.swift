import SwiftUI
import Testing

@MainActor
struct AccentColorTests {
  private func color(_ view: some View) -> String { Picture(view).color(20, 20) }

  /// Seen in spacenation/swiftui-sliders, whose previews say `.accentColor(.accentColor)`.
  @Test func anAccentColorOfItselfIsTheSystems() {
    let view = Rectangle().fill(Color.accentColor)

    #expect(color(view.accentColor(.accentColor)) == color(view))
    #expect(
      color(view.accentColor(.accentColor.opacity(0.5)))
        == color(Rectangle().fill(Color.accentColor.opacity(0.5))))
  }

  @Test func aTintOfItselfIsTheSystems() {
    let view = Rectangle().fill(.tint)

    #expect(color(view.tint(TintShapeStyle())) == color(view))
    #expect(color(view.tint(.accentColor).accentColor(.red)) == color(view.accentColor(.red)))
  }
}
