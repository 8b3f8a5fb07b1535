import DarkroomUIKit
import Testing

@MainActor
struct ImageAssetTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func viewsShowTheImageOfTheirTraits() {
    let asset = UIImageAsset()
    asset.register(.colored(.red, 2, 2), with: light)
    asset.register(.colored(.blue, 2, 2), with: dark)
    let view = UIImageView(image: asset.image(with: light))
    view.overrideUserInterfaceStyle = .light
    #expect(view.drawnRows[0][0] == .redPixel)

    view.overrideUserInterfaceStyle = .dark
    #expect(view.drawnRows[0][0] == .bluePixel)
  }

  @Test func anImageTakesOthersForItsTraits() {
    let image = UIImage.colored(.red, 2, 2)
    image.imageAsset?.register(.colored(.blue, 2, 2), with: dark)

    #expect(image.imageAsset?.image(with: dark).pixelRows == UIImage.colored(.blue, 2, 2).pixelRows)
    #expect(image.imageAsset?.image(with: light).pixelRows == image.pixelRows)
    let view = UIImageView(image: image)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.drawnRows[0][0] == .bluePixel)
  }

  @Test func theImageThatSaysMostIsTaken() {
    let asset = UIImageAsset()
    let padDark = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceIdiom: .pad)])
    asset.register(.colored(.red, 1, 1), with: UITraitCollection())
    asset.register(.colored(.green, 1, 1), with: dark)
    asset.register(.colored(.blue, 1, 1), with: padDark)

    #expect(asset.image(with: padDark).pixelRows == [[.bluePixel]])
    #expect(asset.image(with: dark).pixelRows == [[.greenPixel]])
    #expect(asset.image(with: light).pixelRows == [[.redPixel]])
    asset.unregister(with: dark)
    #expect(asset.image(with: dark).pixelRows == [[.redPixel]])
  }

  @Test func anAssetDoesNotKeepItsImages() {
    weak var image: UIImage?
    weak var asset: UIImageAsset?
    do {
      let made = UIImage.colored(.red, 1, 1)
      made.imageAsset?.register(.colored(.blue, 1, 1), with: dark)
      (image, asset) = (made, made.imageAsset)
      #expect(asset != nil)
    }

    #expect(image == nil)
    #expect(asset == nil)
  }
}
