extension NSAttributedString.Key {
  public static let accessibilitySpeechPunctuation = Self(
    "UIAccessibilitySpeechAttributePunctuation")
  public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
  public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
  public static let accessibilitySpeechQueueAnnouncement = Self(
    "UIAccessibilitySpeechAttributeQueueAnnouncement")
  public static let accessibilitySpeechIPANotation = Self(
    "UIAccessibilitySpeechAttributeIPANotation")
  public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
  public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")
  public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
  public static let accessibilityTextualContext = Self("UIAccessibilityTextAttributeContext")
}
