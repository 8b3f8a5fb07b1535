import DarkroomTypesetting
public import DarkroomUIKit

/// The features of the file that have Apple's numbers, by type; nil if there are none.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? {
  let tags = Set(font.font.instance.face.featureTags)
  let settings = FontFeatureSetting.all.filter { tags.contains($0.tag) }
  let types = Set(settings.map(\.type)).sorted()
  return types.isEmpty
    ? nil : types.map { type in description(of: type, settings.filter { $0.type == type }) }
}

/// The settings that the font was asked for and always has; nil if it has none.
public func CTFontCopyFeatureSettings(_ font: CTFont) -> CFArray? {
  let tags = Set(font.font.features.filter { $0.value > 0 }.map(\.tag))
  let settings = FontFeatureSetting.all.filter { tags.contains($0.tag) }
  guard !settings.isEmpty else { return nil }
  return settings.map { setting -> CFDictionary in
    [
      kCTFontFeatureTypeIdentifierKey: setting.type,
      kCTFontFeatureSelectorIdentifierKey: setting.selector,
    ]
  }
}

private func description(of type: Int, _ settings: [FontFeatureSetting]) -> CFDictionary {
  let selectors = settings.map { setting -> CFDictionary in
    [
      kCTFontFeatureSelectorIdentifierKey: setting.selector,
      kCTFontFeatureSelectorNameKey: setting.name,
    ]
  }
  var description: CFDictionary = [
    kCTFontFeatureTypeIdentifierKey: type,
    kCTFontFeatureTypeNameKey: FontFeatureSetting.types[type] ?? "",
    kCTFontFeatureTypeSelectorsKey: selectors,
  ]
  if FontFeatureSetting.exclusiveTypes.contains(type) {
    description[kCTFontFeatureTypeExclusiveKey] = true
  }
  return description
}
