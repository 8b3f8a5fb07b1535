import DarkroomUIKit
import Testing

@MainActor
struct ResizableImageTests {
  @Test(arguments: [-5, -.infinity, .nan, .infinity, 1e300] as [CGFloat])
  func capsThatAreNoLengthsSurvive(_ cap: CGFloat) {
    let red = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    for mode in [UIImage.ResizingMode.tile, .stretch] {
      let caps = UIEdgeInsets(top: cap, left: cap, bottom: cap, right: cap)
      let view = UIImageView(image: red.resizableImage(withCapInsets: caps, resizingMode: mode))
      view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      let drawn = UIGraphicsImageRenderer(size: view.bounds.size).image {
        view.layer.render(in: $0.cgContext)
      }

      #expect(drawn.size == view.bounds.size)
    }
  }
}
