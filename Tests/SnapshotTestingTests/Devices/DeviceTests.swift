import SnapshotTesting
import Testing
import UIKit

/// Sizes, safe areas and traits of upstream's tables of devices.
struct DeviceTests {
  @Test func phonesTurn() {
    let portrait = ViewImageConfig.iPhone13
    let landscape = ViewImageConfig.iPhone13(.landscape)

    #expect(portrait.size == CGSize(width: 390, height: 844))
    #expect(portrait.safeArea == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(
      portrait.traits.horizontalSizeClass == .compact
        && portrait.traits.verticalSizeClass == .regular)
    #expect(landscape.size == CGSize(width: 844, height: 390))
    #expect(landscape.safeArea == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(landscape.traits.verticalSizeClass == .compact)
    #expect(portrait.traits.preferredContentSizeCategory == .medium)
    #expect(portrait.traits.displayScale == 0)
  }

  @Test func plusPhonesAreWideInLandscape() {
    #expect(UITraitCollection.iPhone8Plus(.landscape).horizontalSizeClass == .regular)
    #expect(UITraitCollection.iPhone8(.landscape).horizontalSizeClass == .compact)
    #expect(UITraitCollection.iPhoneXr(.portrait).forceTouchCapability == .unavailable)
  }

  @Test func tabletsAreWideByDefaultAndSplit() {
    #expect(ViewImageConfig.iPadMini.size == CGSize(width: 1024, height: 768))
    #expect(ViewImageConfig.iPadMini(.portrait).size == CGSize(width: 768, height: 1024))
    let third = ViewImageConfig.iPadPro11(.landscape(splitView: .oneThird))
    #expect(third.size == CGSize(width: 375, height: 834))
    #expect(third.traits.horizontalSizeClass == .compact)
    #expect(third.safeArea == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    #expect(
      ViewImageConfig.iPadPro12_9(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass
        == .regular)
    #expect(
      ViewImageConfig.iPadPro10_5(.landscape(splitView: .oneHalf)).traits.horizontalSizeClass
        == .compact)
    #expect(
      ViewImageConfig.iPad10_2(.portrait(splitView: .twoThirds)).size
        == CGSize(width: 480, height: 1080))
  }

  /// The text size and the direction are the screen's.
  @Test func tabletsSetSizeClassesAndIdiomAlone() {
    for traits in [ViewImageConfig.iPadMini.traits, .iPadPro11, .iPadMini_Compact_SplitView] {
      #expect(traits.userInterfaceIdiom == .pad && traits.verticalSizeClass == .regular)
      #expect(traits.preferredContentSizeCategory == .unspecified)
      #expect(traits.layoutDirection == .unspecified)
    }
  }
}
