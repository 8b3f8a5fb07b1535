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

  /// Nothing shines through between tiles that begin between two pixels.
  @Test(arguments: [0.25, 0.5, 0.8] as [CGFloat])
  func tilesLeaveNoSeams(_ start: CGFloat) {
    let tile = UIImage.colored(.red, 6, 6).resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2), resizingMode: .tile)
    let row = UIImage.drawn(40, 6) { context in
      UIGraphicsPushContext(context)
      tile.draw(in: CGRect(x: start, y: 0, width: 38, height: 6))
      UIGraphicsPopContext()
    }.pixelRows[3]

    #expect(row[2..<37].allSatisfy { $0 == .redPixel })
  }

  /// It is stretched by whoever shows it, as any other.
  @Test func anImageOfMorePixelsThanAPictureHoldsIsNotDrawnAnew() {
    let image = UIImage.colored(.red, 6, 6).resizableImage(withCapInsets: .zero)
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 1e7, height: 90)
    view.layoutIfNeeded()

    #expect(view.layer.contents != nil)
  }

  @Test func onlyTilesThatAreSeenAreDrawn() {
    let tile = UIImage.quadrants.resizableImage(withCapInsets: .zero, resizingMode: .tile)
    let drawn = UIImage.drawn(4, 2) { _ in
      tile.draw(in: CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    }
    let few = UIImage.drawn(4, 2) { _ in
      tile.draw(in: CGRect(x: -2, y: -2, width: 8, height: 8))
    }

    #expect(drawn.pixelRows == few.pixelRows)
  }

  @Test func aStretchedImageIsAbsurdlyLarge() {
    let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let image = UIImage.colored(.red, 6, 6).resizableImage(
      withCapInsets: caps, resizingMode: .stretch)
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 1e6, height: 1e6)
    let drawn = UIImage.drawn(4, 4) { view.layer.render(in: $0) }

    #expect(drawn.pixelRows[2][2] == .redPixel)
  }
}
