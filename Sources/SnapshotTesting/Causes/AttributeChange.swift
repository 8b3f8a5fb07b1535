import DarkroomTrees

/// What a tree says of a view in another way than before.
struct AttributeChange {
  /// What an attribute is about, and so what follows from a change of it.
  enum Subject {
    /// Told only by its values, because a team uses one such value in many views.
    case outline, gap, font
    case color
    case opacity
    /// Told with the view: what is in it has other places, and looks as before.
    case arrangement
    /// Told with the view: whatever the view itself shows may look different.
    case state
  }

  var key: String
  var old: String?
  var new: String?

  var subject: Subject {
    switch key {
    case "corner radius", "corners", "border width", "shadow opacity", "shadow radius",
      "shadow offset":
      .outline
    case "spacing", "custom spacing", "margins": .gap
    case "font", "text font": .font
    case "alpha": .opacity
    case "axis", "distribution", "alignment", "content offset": .arrangement
    default:
      if let old, let new, ColorChange.all(old, new) != nil { .color } else { .state }
    }
  }

  /// The words after the view and the attribute: `14 → 6`.
  var words: String { "\(old ?? "none") → \(new ?? "none")" }

  /// How far gaps have changed; empty if that isn't a number.
  var steps: [Double] {
    let values = (Self.numbers(old), Self.numbers(new))
    let count = max(values.0.count, values.1.count)
    return (0..<count).compactMap { index in
      let before = values.0.indices.contains(index) ? values.0[index] : 0
      let after = values.1.indices.contains(index) ? values.1[index] : 0
      return before == after ? nil : after - before
    }
  }

  private static func numbers(_ text: String?) -> [Double] {
    (text ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
  }

  static func all(_ old: TreeNode, _ new: TreeNode) -> [AttributeChange] {
    let changed = old.attributes.filter { new[$0.key] != $0.value }.map {
      AttributeChange(key: $0.key, old: $0.value, new: new[$0.key])
    }
    let added = new.attributes.filter { old[$0.key] == nil }.map {
      AttributeChange(key: $0.key, old: nil, new: $0.value)
    }
    return changed + added
  }
}

/// A font in the place of another, told by what of it has changed.
struct FontChange {
  let words: String

  /// Reads texts such as `Inter-Bold 17`.
  init(_ old: String?, _ new: String?) {
    let (a, b) = (Self.parts(old ?? "none"), Self.parts(new ?? "none"))
    var changes: [String] = []
    if a.family != b.family {
      changes.append("\(a.family) → \(b.family)")
    } else if a.style != b.style {
      changes.append("\(a.family) \(a.style) → \(b.style)")
    }
    if a.size != b.size { changes.append("size \(a.size) → \(b.size)") }
    words = changes.joined(separator: ", ")
  }

  private static func parts(_ text: String) -> (family: String, style: String, size: String) {
    let words = text.split(separator: " ")
    let size = words.count > 1 ? String(words.last ?? "") : ""
    let name = words.count > 1 ? words.dropLast().joined(separator: " ") : text
    let parts = name.split(separator: "-", maxSplits: 1)
    let family = parts.first.map(String.init) ?? name
    return (family, parts.count > 1 ? String(parts[1]) : "Regular", size)
  }
}
