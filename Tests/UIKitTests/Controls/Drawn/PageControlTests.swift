import DarkroomUIKit
import Testing

@MainActor
struct PageControlTests {
  /// As wide as its dots, of which the picture shows few.
  @Test(arguments: [Int.min, -1, 0, 1_000_000_000, .max])
  func anyNumberOfPagesIsDrawn(_ pages: Int) {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    control.numberOfPages = pages
    control.currentPage = pages
    control.sizeToFit()
    let image = UIImage.drawn(60, 26) { control.layer.render(in: $0) }

    #expect(control.currentPage == max(1, pages) - 1)
    #expect(image.size == CGSize(width: 60, height: 26))
  }
}
