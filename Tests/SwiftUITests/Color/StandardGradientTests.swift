import SwiftUI
import Testing

@MainActor
struct StandardGradientTests {
  /// A color of the picture, where it lies between the top (0) and the bottom (1), and its components.
  struct Recorded {
    let color: Color
    let place: Double
    let components: [Int]
  }

  /// danielsaidi/BadgeIcon, `Resources/Preview_Grid.png`, whose colors are a palette: within 4 of 255.
  @Test(arguments: [
    Recorded(color: .blue, place: 0.05, components: [44, 155, 255]),
    Recorded(color: .blue, place: 0.32, components: [26, 140, 255]),
    Recorded(color: .blue, place: 0.5, components: [13, 132, 255]),
    Recorded(color: .blue, place: 0.9, components: [0, 122, 255]),
    Recorded(color: .orange, place: 0.05, components: [255, 177, 49]),
    Recorded(color: .orange, place: 0.5, components: [255, 157, 16]),
    Recorded(color: .green, place: 0.05, components: [94, 221, 127]),
    Recorded(color: .green, place: 0.5, components: [65, 205, 100]),
    Recorded(color: .green, place: 0.9, components: [52, 199, 89]),
    Recorded(color: .red, place: 0.05, components: [255, 100, 90]),
    Recorded(color: .gray, place: 0.05, components: [172, 172, 175]),
    Recorded(color: .black, place: 0.05, components: [45, 45, 45]),
    Recorded(color: .white, place: 0.2, components: [255, 255, 255]),
    Recorded(color: .white, place: 0.5, components: [248, 248, 248]),
    Recorded(color: .white, place: 0.9, components: [233, 233, 233]),
    Recorded(color: .yellow, place: 0.2, components: [255, 204, 4]),
    Recorded(color: .yellow, place: 0.94, components: [247, 194, 1]),
  ])
  func theStandardGradientIsThatOfARecordedPicture(_ recorded: Recorded) {
    let view = Picture(Rectangle().fill(recorded.color.gradient), height: 100)
    let found = view.components(20, Int(recorded.place * 100))

    #expect(zip(found, recorded.components).allSatisfy { abs($0 - $1) <= 4 }, "\(found)")
  }

  @Test func theGradientOfAColorIsAsClearAsTheColor() {
    let view = Picture(Rectangle().fill(Color.black.opacity(0.5).gradient))

    #expect(abs(view.components(20, 38)[0] - 128) <= 2)
  }

  @Test func symbolsAndTemplatesLetTheGradientThrough() throws {
    let symbol = Image(systemName: "square.fill").resizable().foregroundStyle(Color.blue.gradient)
    let view = Picture(symbol)
    let template = Picture(
      Image(uiImage: Self.square).renderingMode(.template).resizable()
        .foregroundStyle(Color.blue.gradient))
    let whole = Picture(Rectangle().fill(Color.blue.gradient))

    #expect(view.color(20, 10) == whole.color(20, 10))
    #expect(view.color(20, 30) == whole.color(20, 30))
    #expect(template.isSame(as: whole))
  }

  private static let square = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  @Test func aGradientOfOneColorOfATeamIsFlat() {
    let view = Picture(Rectangle().fill(AnyGradient(Gradient(colors: [.red]))))

    #expect(view.color(20, 2) == view.color(20, 38))
  }

  /// Oklab of yellow and blue meet in a gray blue that is lighter than the mean of their components.
  @Test func perceptualGradientsAreMixedInOklab() {
    let colors = Gradient(
      colors: [Color(red: 1, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1)])
    let device = Picture(Rectangle().fill(colors), height: 101)
    let perceptual = Picture(Rectangle().fill(colors.colorSpace(.perceptual)), height: 101)
    let middle = perceptual.components(20, 50)

    #expect(device.components(20, 50).allSatisfy { abs($0 - 128) <= 2 })
    // By the formulas of Oklab for a share of one half.
    #expect(zip(middle, [108, 171, 199]).allSatisfy { abs($0 - $1) <= 2 }, "\(middle)")
  }
}
