import DarkroomUIKit
import Testing

@MainActor
struct TextViewBorderTests {
  private func view(_ style: UITextView.BorderStyle) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    view.backgroundColor = .white
    view.borderStyle = style
    return view
  }

  @Test func aLineGoesAroundTheView() {
    let plain = view(.none).drawnRows
    let rows = view(.line).drawnRows

    #expect(plain[0][20] == 0xffff_ffff)
    #expect(
      [rows[0][20], rows[29][20], rows[15][0], rows[15][39]].allSatisfy { $0 == 0xff00_0000 })
    #expect(rows[1][20] == 0xffff_ffff)
  }

  @Test func aRoundBorderLeavesTheCorners() {
    let rows = view(.roundedRect).drawnRows

    #expect(rows[0][0] >> 24 < 128)
    #expect(rows[0][20] != 0xffff_ffff && rows[0][20] >> 24 == 255)
  }

  @Test func theLineFollowsTheAppearance() {
    let view = view(.line)
    view.overrideUserInterfaceStyle = .dark

    #expect(view.drawnRows[0][20] == 0xffff_ffff)
    view.borderStyle = .none
    #expect(view.layer.borderWidth == 0)
  }
}
