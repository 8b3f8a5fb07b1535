import SwiftUI
import Testing

@MainActor
struct StyleTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func color(_ view: some View, style: UIUserInterfaceStyle = .light) -> String {
    Picture(view, style: style).color(20, 20)
  }

  /// OpenSwiftUI, audited against iOS 18: levels of a style are 50, 25 and 18 % of its alpha.
  @Test func levelsAreSharesOfTheStyleThatIsSet() {
    func level(_ style: HierarchicalShapeStyle) -> Int {
      Picture(Rectangle().fill(style).foregroundStyle(blue)).components(20, 20)[0]
    }

    #expect(level(.primary) == 0)
    #expect(abs(level(.secondary) - 128) <= 1)
    #expect(abs(level(.tertiary) - 191) <= 1)
    #expect(abs(level(.quaternary) - 209) <= 1)
  }

  @Test func levelsOfNothingAreTheLabelColors() {
    #expect(
      color(Rectangle().fill(.secondary))
        == color(Color(uiColor: .secondaryLabel)))
    #expect(
      color(Rectangle().fill(.tertiary), style: .dark)
        == color(Color(uiColor: .tertiaryLabel), style: .dark))
  }

  /// OpenSwiftUI, audited against iOS 18: the last of several styles stands for all further levels.
  @Test func severalStylesAreTheLevels() {
    let green = Color(red: 0, green: 1, blue: 0)
    func level(_ style: HierarchicalShapeStyle) -> some View {
      Rectangle().fill(style).foregroundStyle(red, green, blue)
    }

    #expect(color(level(.primary)) == "ff0000")
    #expect(color(level(.secondary)) == "00ff00")
    #expect(color(level(.tertiary)) == "0000ff")
    #expect(color(level(.quaternary)) == "0000ff")
  }

  @Test func aLevelOfALevelIsAShareOfIt() {
    let view = Rectangle().foregroundStyle(.secondary).foregroundStyle(.secondary)
      .foregroundStyle(blue)

    #expect(abs(Picture(view).components(20, 20)[0] - 191) <= 1)
  }

  @Test func gradientsHaveLevels() {
    let gradient = LinearGradient(colors: [blue, blue], startPoint: .top, endPoint: .bottom)

    #expect(
      abs(
        Picture(Rectangle().fill(.secondary).foregroundStyle(gradient)).components(20, 20)[0] - 128)
        <= 1)
  }

  /// `tint` goes before `accentColor`.
  @Test func theTintIsThatOfTheSurroundings() {
    let fill = Rectangle().fill(.tint)

    #expect(color(fill.tint(red)) == "ff0000")
    #expect(color(fill.accentColor(blue)) == "0000ff")
    #expect(color(fill.tint(red).accentColor(blue)) == "ff0000")
    #expect(color(fill) == color(Color(uiColor: .systemBlue)))
    #expect(color(Color.accentColor.accentColor(blue)) == "0000ff")
    #expect(color(Rectangle().foregroundStyle(.tint).tint(red)) == "ff0000")
  }

  @Test func namedStylesAreUIKitsColors() {
    #expect(color(Rectangle().fill(.background)) == "ffffff")
    #expect(color(Rectangle().fill(.background), style: .dark) == "000000")
    #expect(color(Rectangle().fill(.link)) == color(Color(uiColor: .link)))
    #expect(color(Rectangle().fill(.separator)) == color(Color(uiColor: .separator)))
    #expect(color(Rectangle().fill(.placeholder)) == color(Color(uiColor: .placeholderText)))
    #expect(color(Rectangle().fill(.foreground).foregroundStyle(red)) == "ff0000")
  }

  /// A color that depends on the scheme is that of where it is painted, not of where it is set.
  @Test func colorsFollowTheirSurroundings() {
    let view = Rectangle().environment(\.colorScheme, .dark).foregroundStyle(.primary)
    let named = Rectangle().environment(\.colorScheme, .dark)
      .foregroundStyle(Color(uiColor: .label))

    #expect(color(named) == "ffffff")
    #expect(color(view) == "000000")
  }

  private struct Signal: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.isEnabled ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1)
    }
  }

  private struct Faint: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .secondary }
  }

  @Test func stylesOfTeamsAreResolvedInTheirSurroundings() {
    #expect(color(Rectangle().fill(Signal())) == "ff0000")
    #expect(color(Rectangle().fill(Signal()).disabled(true)) == "0000ff")
    #expect(
      color(Rectangle().foregroundStyle(Faint()).foregroundStyle(blue))
        == color(Rectangle().fill(blue.secondary)))
    #expect(color(Rectangle().fill(AnyShapeStyle(Signal()))) == "ff0000")
  }

  @Test func stylesFadeAndBlend() {
    #expect(
      color(Rectangle().fill(.foreground.opacity(0.5)).foregroundStyle(blue))
        == color(blue.opacity(0.5)))
    let blended = ZStack {
      Color(red: 1, green: 1, blue: 0)
      Rectangle().fill(Color(red: 0, green: 1, blue: 1).blendMode(.multiply))
    }
    #expect(color(blended) == "00ff00")
  }

  @Test func shadowsOfStylesFallOutsideOrInside() {
    let box = Rectangle().fill(red.shadow(.drop(color: .black, radius: 0, x: 0, y: 5)))
      .frame(width: 20, height: 20)
    let inner = Rectangle().fill(red.shadow(.inner(color: .black, radius: 0, x: 0, y: 5)))
      .frame(width: 20, height: 20)

    #expect(Picture(box).color(20, 33) == "000000")
    #expect(Picture(box).color(20, 12) == "ff0000")
    #expect(Picture(inner).color(20, 12) == "000000")
    #expect(Picture(inner).color(20, 25) == "ff0000")
    #expect(Picture(inner).color(20, 8) == "ffffff")
  }

  @Test func anAnchoredGradientSpansItsRectangle() {
    let gradient = LinearGradient(
      stops: [
        Gradient.Stop(color: red, location: 0.5), Gradient.Stop(color: blue, location: 0.5),
      ], startPoint: .top, endPoint: .bottom)
    let view = Picture(
      Rectangle().fill(gradient.in(CGRect(x: 0, y: 0, width: 40, height: 20))))

    #expect(view.color(20, 8) == "ff0000")
    #expect(view.color(20, 12) == "0000ff")
  }

  /// In pictures of `layer.render(in:)` a material is flat, as UIKit's effect views are.
  @Test func materialsAreThoseOfUIKit() {
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    effect.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    let host = UIView(frame: effect.frame)
    host.backgroundColor = .blue
    host.addSubview(effect)
    let image = UIGraphicsImageRenderer(size: host.bounds.size).image {
      host.layer.render(in: $0.cgContext)
    }
    let expected = Picture(Color(uiColor: UIColor(patternImage: image)))
    let view = ZStack {
      Color(uiColor: .blue)
      Circle().fill(.thinMaterial)
    }

    #expect(color(view) == expected.color(20, 20))
    #expect(Picture(view).color(1, 1) == "0000ff")
  }
}
