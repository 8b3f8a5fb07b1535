import DarkroomUIKit
import Testing

/// The material of bars is a backdrop, which a layer's own picture leaves out.
@MainActor
struct BarBackdropTests {
  private func bar() -> (container: UIView, bar: UIToolbar) {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    container.backgroundColor = .red
    let bar = UIToolbar(frame: container.bounds)
    container.addSubview(bar)
    container.layoutIfNeeded()
    return (container, bar)
  }

  private func middle(_ image: UIImage) -> UInt32? {
    let rows = image.pixelRows
    return rows.isEmpty ? nil : rows[22][50]
  }

  @Test func aLayersPictureShowsWhatLiesBehindTheBar() {
    let container = bar().container
    let image = UIImage.drawn(100, 44) { container.layer.render(in: $0) }

    #expect(middle(image) == 0xff00_00ff)
  }

  @Test func aDrawnHierarchyShowsTheMaterial() throws {
    let container = bar().container
    let image = UIImage.drawn(100, 44) { _ in
      container.drawHierarchy(in: container.bounds, afterScreenUpdates: true)
    }
    let pixel = try #require(middle(image))

    #expect(pixel >> 8 & 255 > 200 && pixel >> 24 == 255)
  }

  @Test func aColorOfTheBarsOwnIsInBothPictures() {
    let (container, bar) = bar()
    let appearance = UIToolbarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .green
    bar.standardAppearance = appearance
    container.layoutIfNeeded()
    let image = UIImage.drawn(100, 44) { container.layer.render(in: $0) }

    #expect(middle(image) == 0xff00_ff00)
  }
}
