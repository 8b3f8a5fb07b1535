import DarkroomUIKit
import Testing

/// The styles before iOS 13 still have their sizes and colors.
@MainActor
struct ActivityIndicatorStyleTests {
  @Test(arguments: [
    (UIActivityIndicatorView.Style.whiteLarge, 37, UIColor.white), (.white, 20, .white),
    (.gray, 20, .systemGray), (.medium, 20, .systemGray), (.large, 37, .systemGray),
  ])
  func stylesHaveSizesAndColors(
    style: UIActivityIndicatorView.Style, side: CGFloat, color: UIColor
  ) {
    let view = UIActivityIndicatorView(style: style)

    #expect(view.bounds.size == CGSize(width: side, height: side))
    #expect(view.color == color)
  }

  @Test func aStyleChangesNoColorThatWasSet() {
    let view = UIActivityIndicatorView(style: .medium)
    view.style = .white
    #expect(view.color == .white)

    view.color = .red
    view.style = .medium
    #expect(view.color == .red)
  }
}
