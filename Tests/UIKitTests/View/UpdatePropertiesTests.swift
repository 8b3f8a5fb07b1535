import DarkroomUIKit
import Testing

/// iOS 26 updates a view's properties before its layout.
@MainActor
struct UpdatePropertiesTests {
  private final class Badge: UIView {
    var steps: [String] = []

    override func updateProperties() {
      super.updateProperties()
      steps.append("properties")
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      steps.append("layout")
    }
  }

  @Test func propertiesComeBeforeLayoutAndOnlyWhenAskedFor() {
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    badge.layoutIfNeeded()
    #expect(badge.steps == ["properties", "layout"])
    badge.setNeedsLayout()
    badge.layoutIfNeeded()
    #expect(badge.steps == ["properties", "layout", "layout"])
    badge.setNeedsUpdateProperties()
    badge.layoutIfNeeded()
    #expect(badge.steps.suffix(2) == ["properties", "layout"])
    badge.setNeedsUpdateProperties()
    badge.updatePropertiesIfNeeded()
    #expect(badge.steps.last == "properties")
  }

  private final class Animation: UIImageView {
    var displays = 0

    override func display(_ layer: CALayer) {
      super.display(layer)
      displays += 1
    }
  }

  /// Gifu's image view shows its frames so.
  @Test func aLayerAsksItsViewForContents() {
    let view = Animation(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.layer.setNeedsDisplay()
    view.layer.displayIfNeeded()
    #expect(view.displays == 1)
  }
}
