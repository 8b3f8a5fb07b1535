import DarkroomTypesetting

extension FontRequest {
  /// The weight from which a font counts as bold.
  private static let boldTrait = 0.3

  var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isItalic { traits.insert(.traitItalic) }
    if (weight ?? 0) >= Self.boldTrait { traits.insert(.traitBold) }
    if width < -0.1 { traits.insert(.traitCondensed) }
    if width > 0.1 { traits.insert(.traitExpanded) }
    if case .system(.monospaced) = family { traits.insert(.traitMonoSpace) }
    return traits
  }

  func applying(_ traits: UIFontDescriptor.SymbolicTraits) -> FontRequest {
    var changed = self
    changed.isItalic = traits.contains(.traitItalic)
    let isBold = (weight ?? 0) >= Self.boldTrait
    if traits.contains(.traitBold) != isBold { changed.weight = isBold ? 0 : 0.4 }
    let isWide = traits.contains(.traitExpanded)
    changed.width = traits.contains(.traitCondensed) ? -0.2 : isWide ? 0.2 : 0
    if traits.contains(.traitMonoSpace), case .system = family {
      changed.family = .system(.monospaced)
    }
    return changed
  }

  func applying(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontRequest {
    var changed = self
    if let size = Self.number(attributes[.size]) { changed.size = size }
    if let family = attributes[.family] as? String { changed.rename(family) }
    if let name = attributes[.name] as? String { changed.rename(name) }
    if let face = attributes[.face] as? String, case .named(let family) = changed.family {
      changed.family = .named("\(family)-\(face.filter { $0 != " " })")
    }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      changed = changed.applyingTraits(traits)
    }
    for setting in attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] ?? [] {
      guard let type = Self.number(setting[.type]), let selector = Self.number(setting[.selector])
      else { continue }
      changed.features = FontFeatureSetting.applying(
        type: Int(type), selector: Int(selector), to: changed.features)
    }
    return changed
  }

  /// The attributes in the form of Objective-C: strings and numbers, which Swift can also read as a `CGFloat` or a
  /// `UIFont.TextStyle`.
  ///
  /// A font requested by name has traits only if they were requested.
  func attributes(textStyle: UIFont.TextStyle?) -> [UIFontDescriptor.AttributeName: Any] {
    var attributes: [UIFontDescriptor.AttributeName: Any] = [.size: NSNumber(value: size)]
    switch family {
    case .system: attributes[.family] = ".AppleSystemUIFont"
    case .named(let name): attributes[.name] = name
    }
    attributes[.textStyle] = textStyle.map { NSString(string: $0.rawValue) }
    let settings = FontFeatureSetting.attribute(of: features)
    if !settings.isEmpty { attributes[.featureSettings] = settings }
    if case .named = family, (weight ?? 0) == 0, width == 0, !isItalic { return attributes }
    attributes[.traits] = traits
    return attributes
  }

  var traits: [UIFontDescriptor.TraitKey: Any] {
    var traits: [UIFontDescriptor.TraitKey: Any] = [
      .symbolic: NSNumber(value: symbolicTraits.rawValue), .weight: NSNumber(value: weight ?? 0),
    ]
    if width != 0 { traits[.width] = NSNumber(value: width) }
    return traits
  }

  private mutating func rename(_ name: String) {
    let isSystem = name.hasPrefix(".SFUI") || name.hasPrefix(".AppleSystemUIFont")
    family = isSystem ? .system(.standard) : .named(name)
    if !isSystem { weight = nil }
  }

  private func applyingTraits(_ traits: [UIFontDescriptor.TraitKey: Any]) -> FontRequest {
    var changed = self
    if let bits = Self.number(traits[.symbolic]) {
      changed = changed.applying(UIFontDescriptor.SymbolicTraits(rawValue: UInt32(bits)))
    }
    if let weight = (traits[.weight] as? UIFont.Weight).map({ Double($0.rawValue) })
      ?? Self.number(traits[.weight])
    {
      changed.weight = weight
    }
    if let width = (traits[.width] as? UIFont.Width).map({ Double($0.rawValue) })
      ?? Self.number(traits[.width])
    {
      changed.width = width
    }
    if let slant = Self.number(traits[.slant]) { changed.isItalic = slant > 0 }
    return changed
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as CGFloat: return Double(number)
    case let number as Double: return number
    case let number as Float: return Double(number)
    case let number as Int: return Double(number)
    case let number as UInt32: return Double(number)
    case let number as NSNumber: return number.doubleValue
    default: return nil
    }
  }
}
