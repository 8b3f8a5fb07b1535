import DarkroomUIKit
import Testing

struct ColorNameTests {
  @Test func colorsHaveNames() {
    let colors: [UIColor] = [
      .red, .green, .blue, .yellow, .black, .white, .gray, UIColor(white: 0.2, alpha: 1), .clear,
    ]
    #expect(
      colors.map(\.accessibilityName) == [
        "red", "green", "blue", "yellow", "black", "white", "gray", "dark gray", "transparent",
      ])
    #expect(UIColor(red: 0, green: 0, blue: 0.4, alpha: 1).accessibilityName == "dark blue")
    #expect(UIColor(red: 0.7, green: 0.8, blue: 1, alpha: 1).accessibilityName == "light blue")
  }
}
