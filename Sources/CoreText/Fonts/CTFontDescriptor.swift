public import DarkroomUIKit
public import Foundation

public typealias CTFontDescriptor = UIFontDescriptor
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

public func CTFontDescriptorCreateWithNameAndSize(
  _ name: CFString, _ size: CGFloat
) -> CTFontDescriptor { UIFontDescriptor(name: name, size: size) }

public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  UIFontDescriptor(fontAttributes: asked(attributes))
}

public func CTFontDescriptorCreateCopyWithAttributes(
  _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor { original.addingAttributes(asked(attributes)) }

public func CTFontDescriptorCreateCopyWithFeature(
  _ original: CTFontDescriptor, _ featureTypeIdentifier: CFNumber,
  _ featureSelectorIdentifier: CFNumber
) -> CTFontDescriptor {
  let setting: [UIFontDescriptor.FeatureKey: Any] = [
    .type: featureTypeIdentifier.intValue, .selector: featureSelectorIdentifier.intValue,
  ]
  return original.addingAttributes([.featureSettings: [setting]])
}

public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary {
  var attributes: CFDictionary = [:]
  for key in descriptor.fontAttributes.keys {
    attributes[key.rawValue] = CTFontDescriptorCopyAttribute(descriptor, key.rawValue)
  }
  return attributes
}

/// Traits have Core Text's keys, and numbers as values.
public func CTFontDescriptorCopyAttribute(
  _ descriptor: CTFontDescriptor, _ attribute: CFString
) -> CFTypeRef? {
  let value = descriptor.object(forKey: UIFontDescriptor.AttributeName(rawValue: attribute))
  guard let traits = value as? [UIFontDescriptor.TraitKey: Any] else { return value }
  var numbers: CFDictionary = [:]
  for (key, value) in traits {
    switch value {
    case let weight as UIFont.Weight: numbers[key.rawValue] = weight.rawValue
    case let width as UIFont.Width: numbers[key.rawValue] = width.rawValue
    default: numbers[key.rawValue] = value
    }
  }
  return numbers
}

public func CTFontDescriptorCreateMatchingFontDescriptor(
  _ descriptor: CTFontDescriptor, _ mandatoryAttributes: CFDictionary?
) -> CTFontDescriptor? { descriptor.matchingFontDescriptors(withMandatoryKeys: nil).first }

/// With UIKit's keys, which are Core Text's words.
private func asked(_ attributes: CFDictionary) -> [UIFontDescriptor.AttributeName: Any] {
  var asked: [UIFontDescriptor.AttributeName: Any] = [:]
  for (key, value) in attributes {
    guard let name = key as? String else { continue }
    asked[UIFontDescriptor.AttributeName(rawValue: name)] = withUIKitsKeys(value)
  }
  return asked
}

private func withUIKitsKeys(_ value: Any) -> Any {
  if let settings = value as? [CFDictionary] {
    return settings.map { setting in
      renamed(setting) { UIFontDescriptor.FeatureKey(rawValue: $0) }
    }
  }
  guard let traits = value as? CFDictionary else { return value }
  return renamed(traits) { UIFontDescriptor.TraitKey(rawValue: $0) }
}

private func renamed<Key: Hashable>(
  _ values: CFDictionary, _ key: (String) -> Key
) -> [Key: Any] {
  var renamed: [Key: Any] = [:]
  for (name, value) in values {
    if let name = name as? String { renamed[key(name)] = value }
  }
  return renamed
}
