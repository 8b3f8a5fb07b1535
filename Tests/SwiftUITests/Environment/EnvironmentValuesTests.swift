import SwiftUI
import Testing

struct EnvironmentValuesTests {
  @Test func aKeyOfATeamHasItsDefaultUntilItIsSet() {
    var values = EnvironmentValues()
    #expect(values.accent == .blue)

    values.accent = .red
    #expect(values.accent == .red)
  }

  /// Two faces of one value.
  @Test func sizeCategoryAndDynamicTypeSizeAgree() {
    var values = EnvironmentValues()

    values.sizeCategory = .accessibilityExtraLarge

    #expect(values.dynamicTypeSize == .accessibility3)
    #expect(UIContentSizeCategory(values.dynamicTypeSize) == .accessibilityExtraLarge)
  }
}
