import SwiftUI
import Testing

@MainActor
struct EffectTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  /// Measured on a recorded picture of iOS 18 at 3x: the standard deviation is the radius, as of layers.
  @Test func aShadowsRadiusIsThatOfALayer() {
    let box = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
    box.backgroundColor = .red
    box.layer.shadowOpacity = 1
    box.layer.shadowColor = UIColor.black.withAlphaComponent(0.5).cgColor
    box.layer.shadowRadius = 6
    box.layer.shadowOffset = CGSize(width: 4, height: 2)
    let white = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    white.backgroundColor = .white
    white.addSubview(box)
    let expected = UIGraphicsImageRenderer(size: white.bounds.size, format: .scaleOne).image {
      white.layer.render(in: $0.cgContext)
    }

    let shadow = Picture(
      red.frame(width: 40, height: 40)
        .shadow(color: .black.opacity(0.5), radius: 6, x: 4, y: 2), width: 100, height: 100)

    let reference = Picture(Image(image: expected), width: 100, height: 100)
    for x in stride(from: 0, to: 100, by: 5) {
      let difference = zip(shadow.components(x, 75), reference.components(x, 75))
        .map { abs($0 - $1) }.max()
      #expect((difference ?? 255) <= 2, "at \(x)")
    }
    #expect(shadow.components(50, 75)[0] < 230)
  }

  /// The shadow is that of what is drawn, and cut where the clip lies outside of it.
  @Test func aShadowIsThrownByWhatIsDrawn() {
    let ring = Circle().strokeBorder(red, lineWidth: 4).frame(width: 30, height: 30)
    let after = Picture(ring.shadow(color: .black, radius: 0, x: 0, y: 6))
    let clipped = Picture(ring.shadow(color: .black, radius: 0, x: 0, y: 6).clipped())

    #expect(after.color(20, 38) == "000000")
    #expect(after.color(20, 20) == "ffffff")
    #expect(clipped.color(20, 38) == "ffffff")
  }

  @Test func viewsTurnAndGrowAboutTheirAnchors() {
    let bar = red.frame(width: 20, height: 4)

    let turned = Picture(bar.rotationEffect(.degrees(90)))
    #expect(turned.color(20, 12) == "ff0000")
    #expect(turned.color(12, 20) == "ffffff")

    let corner = Picture(bar.rotationEffect(.degrees(90), anchor: .topLeading))
    #expect(corner.color(8, 36) == "ff0000")
    #expect(corner.color(12, 20) == "ffffff")

    let grown = Picture(bar.scaleEffect(x: 0.5, y: 5, anchor: .leading))
    #expect(grown.color(12, 11) == "ff0000")
    #expect(grown.color(22, 20) == "ffffff")

    let moved = Picture(bar.transformEffect(CGAffineTransform(translationX: 0, y: 10)))
    #expect(moved.color(20, 30) == "ff0000")
    #expect(moved.color(20, 20) == "ffffff")
  }

  /// OpenSwiftUI, audited against iOS 18: effects are mirrored where text runs from right to left.
  @Test func effectsAreMirroredFromRightToLeft() {
    let bar = Picture(
      red.frame(width: 20, height: 4).rotationEffect(.degrees(90), anchor: .topLeading)
        .environment(\.layoutDirection, .rightToLeft))

    #expect(bar.color(31, 36) == "ff0000")
    #expect(bar.color(8, 36) == "ffffff")
  }

  /// iOS logs `ignoring singular matrix` and draws the view as it is.
  @Test func aScaleOfZeroIsIgnored() {
    #expect(Picture(red.frame(width: 20, height: 20).scaleEffect(0)).color(20, 20) == "ff0000")
  }

  private struct Shift: GeometryEffect {
    var distance: CGFloat
    var animatableData: CGFloat {
      get { distance }
      set { distance = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: distance * size.width, y: 0))
    }
  }

  @Test func effectsOfTeamsMoveWhatIsDrawn() {
    let moved = Picture(red.frame(width: 10, height: 10).modifier(Shift(distance: 1)))

    #expect(moved.color(30, 20) == "ff0000")
    #expect(moved.color(20, 20) == "ffffff")
  }

  @Test func aMaskShowsWhereItIsOpaque() {
    let view = Picture(
      red.frame(width: 30, height: 30).mask(alignment: .topLeading) {
        Color.black.opacity(0.5).frame(width: 10, height: 10)
      })
    let old = Picture(red.frame(width: 30, height: 30).mask(Circle()))

    #expect(view.color(8, 8) == "ff7f7f" || view.color(8, 8) == "ff8080")
    #expect(view.color(20, 20) == "ffffff")
    #expect(old.color(20, 20) == "ff0000")
    #expect(old.color(6, 6) == "ffffff")
  }

  @Test func blendModesMixWithWhatIsBeneath() {
    let view = Picture(
      ZStack {
        Color(red: 1, green: 1, blue: 0)
        Color(red: 0, green: 1, blue: 1).frame(width: 20, height: 20).blendMode(.multiply)
      })

    #expect(view.color(20, 20) == "00ff00")
    #expect(view.color(2, 2) == "ffff00")
  }

  @Test func aCompositingGroupKeepsBlendingInside() {
    let view = Picture(
      ZStack {
        Color(red: 1, green: 1, blue: 0)
        ZStack {
          Color(red: 0, green: 1, blue: 1).frame(width: 20, height: 20).blendMode(.multiply)
        }.compositingGroup()
      })

    #expect(view.color(20, 20) == "00ffff")
  }

  @Test func opacityFadesAGroupAsAWhole() {
    let view = Picture(
      ZStack {
        blue
        red.frame(width: 20, height: 20)
      }.opacity(0.5))

    #expect(view.components(20, 20)[2] < 130)
  }

  @Test func hiddenViewsKeepTheirRoom() {
    let view = Picture(
      HStack(spacing: 0) {
        blue.frame(width: 20).hidden()
        red
      })

    #expect(view.color(10, 20) == "ffffff")
    #expect(view.color(30, 20) == "ff0000")
  }

  // MARK: Depth

  /// Nimble-Snapshots, issue 42: `CALayer.render(in:)` captures a layer in space as if it had no transform.
  @Test func aRotationInSpaceIsLeftOutInPicturesOfAView() {
    let turned = Picture(
      red.frame(width: 30, height: 30).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)))

    #expect(turned.color(6, 20) == "ff0000" && turned.color(33, 7) == "ff0000")
    #expect(turned.color(3, 20) == "ffffff" && turned.color(36, 20) == "ffffff")
    #expect(UndrawnViews.takeReached() == nil)
  }

  @Test(arguments: [(60.0, 1.0, true), (60, 0, false), (180, 1, false), (0, 1, false)])
  func onlyPerspectiveFailsInPicturesOfTheScreen(
    _ degrees: Double, _ perspective: Double, _ fails: Bool
  ) {
    let hosted = Hosted(
      red.frame(width: 30, height: 30)
        .rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0), perspective: perspective))
    _ = UIGraphicsImageRenderer(bounds: hosted.view.bounds).image { _ in
      _ = hosted.view.drawHierarchy(in: hosted.view.bounds, afterScreenUpdates: true)
    }

    #expect(UndrawnViews.takeReached() == (fails ? "A rotation in space with perspective" : nil))
  }
}

extension UIGraphicsImageRendererFormat {
  fileprivate static var scaleOne: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}

/// A UIKit image in a picture, whatever SwiftUI's images do.
private struct Image: View {
  let image: UIImage

  var body: some View {
    Color(uiColor: UIColor(patternImage: image))
  }
}
