public import DarkroomUIKit
public import Foundation

/// The same class as `UIFontDescriptor`; on iOS the two are exchangeable by casts.
public typealias CTFontDescriptor = UIFontDescriptor
/// The same bits as UIKit's, such as bold and italic.
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

/// Creates a descriptor of a named font with a size in points; whether the font exists is found out later.
public func CTFontDescriptorCreateWithNameAndSize(
  _ name: CFString, _ size: CGFloat
) -> CTFontDescriptor { UIFontDescriptor(name: name, size: size) }

/// Creates a descriptor; attributes that `UIFontDescriptor.AttributeName` does not list are ignored.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  UIFontDescriptor(fontAttributes: asked(attributes))
}

/// Creates a descriptor in which the given attributes replace the original's.
public func CTFontDescriptorCreateCopyWithAttributes(
  _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor { original.addingAttributes(asked(attributes)) }

/// Creates a descriptor with one font feature, which replaces the features of the original.
public func CTFontDescriptorCreateCopyWithFeature(
  _ original: CTFontDescriptor, _ featureTypeIdentifier: CFNumber,
  _ featureSelectorIdentifier: CFNumber
) -> CTFontDescriptor {
  let setting: [UIFontDescriptor.FeatureKey: Any] = [
    .type: featureTypeIdentifier.intValue, .selector: featureSelectorIdentifier.intValue,
  ]
  return original.addingAttributes([.featureSettings: [setting]])
}

/// Returns the attributes that the descriptor sets, with Core Text's keys.
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

/// Returns the descriptor of the font that the descriptor creates; the mandatory attributes are ignored.
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
