import Testing

@testable import DarkroomCompilerFront

/// Names as they stand in files that Xcode 15 and 16 generated from catalogs of public apps.
struct AssetSymbolTests {
  @Test(arguments: [
    ("AccentColor", "accent"), ("backgroundColor", "background"),
    ("background-color", "background"),
    ("Color", "color"), ("color", "color"), ("Dark Blue", "darkBlue"), ("BGLighGray", "bgLighGray"),
    ("blueEF", "blueEF"), ("color7C", "color7C"), ("color_24292B", "color24292B"),
    ("color_000000", "color000000"), ("c50000", "c50000"), ("black", "black"),
    ("121212", "_121212"), ("292C38", "_292_C_38"), ("45B26B", "_45_B_26_B"),
    ("4986FF", "_4986_FF"),
    ("A2D8FF", "A_2_D_8_FF"), ("DCAC00", "DCAC_00"), ("B1AFC6", "B_1_AFC_6"), ("FFFFFF", "FFFFFF"),
  ])
  func colorsAreNamedAsXcodeNamesThem(asset: String, name: String) {
    #expect(AssetSymbol.member(asset, .color) == name)
  }

  @Test(arguments: [
    ("Image", "image"), ("Initial-Image", "initial"), ("adult_products_image", "adultProducts"),
    ("welcomeVCimage", "welcomeVCimage"), ("Coffee-Mocha", "coffeeMocha"),
    ("add_list_ic", "addListIc"), ("M", "M"), ("BMW", "BMW"), ("M-stadt", "mStadt"),
    ("A-1-1-0", "A_1_1_0"), ("2", "_2"), ("2s", "_2S"), ("2S", "_2_S"), ("3ed", "_3Ed"),
    ("40k", "_40K"), ("3_back_arm", "_3BackArm"), ("sy_head_10@2x", "syHead102X"),
    ("extremelysuccessfullogo", "extremelysuccessfullogo"), ("profile4", "profile4"),
  ])
  func imagesAreNamedAsXcodeNamesThem(asset: String, name: String) {
    #expect(AssetSymbol.member(asset, .image) == name)
  }

  @Test func namespacesAreTypes() {
    #expect(AssetSymbol.namespace("iconPreviews") == "IconPreviews")
    #expect(AssetSymbol.namespace("Poses") == "Poses")
  }

  @Test func aNameWithoutALetterIsEmpty() {
    #expect(AssetSymbol.member("--", .image) == "")
  }
}
