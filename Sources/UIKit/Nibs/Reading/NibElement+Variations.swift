/// What an object's `<variation>` elements say, for example for a regular width.
extension NibElement {
  var variations: [NibElement] { children.filter { $0.name == "variation" } }
  var hasVariations: Bool { children.contains { $0.name == "variation" } }

  /// The traits that a variation is for; none for `default`.
  private var conditions: [Substring] {
    guard let key, key != "default" else { return [] }
    return key.split(separator: "-")
  }

  var hasUnknownConditions: Bool { conditions.contains { Self.tests[$0] == nil } }

  /// The variations that apply.
  ///
  /// The more specific ones are last, because later values replace earlier ones.
  private func variations(for traits: UITraitCollection) -> [NibElement] {
    let applying = variations.filter { variation in
      variation.conditions.allSatisfy { Self.tests[$0]?(traits) ?? false }
    }
    return applying.enumerated()
      .sorted {
        ($0.element.conditions.count, $0.offset) < ($1.element.conditions.count, $1.offset)
      }
      .map(\.element)
  }

  /// The element with the values that apply, and without variations; the same one if it has none.
  func varied(for traits: UITraitCollection) -> NibElement {
    guard hasVariations else { return self }
    let result = NibElement(name: name, attributes: attributes, line: line)
    result.text = text
    var parts = children.filter { $0.name != "variation" }
    for variation in variations(for: traits) {
      for (name, value) in variation.attributes where name != "key" { result[name] = value }
      for part in variation.values {
        parts.removeAll { $0.key == part.key }
        parts.append(part)
      }
    }
    for part in parts { result.append(part) }
    return result
  }

  /// The ids of the constraints or subviews that the object has in the file, but not with these traits.
  func excluded(_ list: String, for traits: UITraitCollection) -> Set<String> {
    guard hasVariations else { return [] }
    var ids: Set<String> = []
    let masks = variations(for: traits).flatMap(\.children)
      .filter { $0.name == "mask" && $0.key == list }
    for entry in masks.flatMap(\.children) {
      guard let id = entry["reference"] else { continue }
      if entry.name == "exclude" { ids.insert(id) } else { ids.remove(id) }
    }
    return ids
  }

  /// The values in a variation that are elements, such as colors and fonts.
  private var values: [NibElement] { children.filter { $0.name != "mask" && $0.key != nil } }

  /// The varied values in which the variant for some traits differs from another variant; nil if there are none.
  func change(from old: NibElement, to new: NibElement) -> NibElement? {
    let change = NibElement(name: name, attributes: [:], line: line)
    for name in Set(variations.flatMap(\.attributes.keys)).subtracting(["key"])
    where new[name] != old[name] {
      change[name] = new[name] ?? Self.defaults[name]
    }
    if change["image"] != nil { change["catalog"] = new["catalog"] }
    for key in Set(variations.flatMap(\.values).compactMap(\.key)) {
      let value = new.child(forKey: key)
      if let value, value !== old.child(forKey: key) { change.append(value) }
    }
    return change.saysNothing ? nil : change
  }

  /// Values that Xcode does not write.
  private static let defaults = [
    "hidden": "NO", "alpha": "1", "axis": "horizontal", "distribution": "fill", "alignment": "fill",
    "spacing": "0", "numberOfLines": "1", "textAlignment": "natural",
  ]

  private static let tests: [Substring: @Sendable (UITraitCollection) -> Bool] = [
    "widthClass=compact": { $0.horizontalSizeClass == .compact },
    "widthClass=regular": { $0.horizontalSizeClass == .regular },
    "heightClass=compact": { $0.verticalSizeClass == .compact },
    "heightClass=regular": { $0.verticalSizeClass == .regular },
    "userInterfaceIdiom=phone": { $0.userInterfaceIdiom == .phone },
    "userInterfaceIdiom=pad": { $0.userInterfaceIdiom == .pad },
    "userInterfaceIdiom=mac": { $0.userInterfaceIdiom == .mac },
  ]
}
