import DarkroomUIKit
import Foundation
import Testing

struct TraitChangeListTests {
  private enum Theme: UITraitDefinition {
    static let defaultValue = "plain"
  }

  private func names(_ traits: [UITrait]) -> [String] { traits.map { String(describing: $0) } }

  @Test func changedTraitsAreThoseThatDiffer() {
    let old = UITraitCollection(mutations: {
      $0.userInterfaceStyle = .light
      $0.displayScale = 2
    })
    let new = old.modifyingTraits {
      $0.userInterfaceStyle = .dark
      $0.imageDynamicRange = .high
      $0[Theme.self] = "loud"
    }

    #expect(
      names(new.changedTraits(from: old))
        == ["UITraitUserInterfaceStyle", "UITraitImageDynamicRange", "Theme"])
    #expect(new.changedTraits(from: new).isEmpty)
  }

  @Test func everyTraitIsAChangeFromNothing() {
    let traits = UITraitCollection(userInterfaceStyle: .dark)

    #expect(names(traits.changedTraits(from: nil)) == ["UITraitUserInterfaceStyle"])
  }

  @Test func newTraitsAreUnspecifiedUntilTheyAreSet() {
    let traits = UITraitCollection(mutations: {
      $0.sceneCaptureState = .active
      $0.toolbarItemPresentationSize = .small
      $0.typesettingLanguage = Locale.Language(identifier: "ja")
    })

    #expect(UITraitCollection().sceneCaptureState == .unspecified)
    #expect(UITraitCollection().typesettingLanguage == nil)
    #expect(traits.sceneCaptureState == .active)
    #expect(traits.toolbarItemPresentationSize == .small)
    #expect(traits.typesettingLanguage?.languageCode == "ja")
    #expect(traits.imageConfiguration.traitCollection == traits)
  }
}
