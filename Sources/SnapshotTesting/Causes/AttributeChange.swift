import DarkroomTrees

/// An attribute of a view whose value differs between two trees.
struct AttributeChange {
  /// The subject of an attribute, which determines the effects of a change.
  enum Subject {
    /// Described only by its values, because a team uses one value in many views.
    case outline, gap, inset, font
    case color
    case opacity
    /// Described with the view: its contents move, but look as before.
    case arrangement
    /// Described with the view: anything that it shows may look different.
    case state
  }

  /// The key of the paddings around a view; other insets are in their view.
  static let padding = "padding"

  var key: String
  var old: String?
  var new: String?

  var subject: Subject {
    switch key {
    case "corner radius", "corners", "border width", "shadow opacity", "shadow radius",
      "shadow offset":
      .outline
    case "spacing", "custom spacing": .gap
    case Self.padding, "margins", "layout margins", "content insets": .inset
    case "font", "text font": .font
    case "alpha": .opacity
    case "axis", "distribution", "alignment", "content offset": .arrangement
    default:
      if let old, let new, ColorChange.all(old, new) != nil { .color } else { .state }
    }
  }

  /// The description after the view and the attribute: `14 → 6`.
  var words: String { "\(old ?? "none") → \(new ?? "none")" }

  /// How much gaps have changed; empty if the values aren't numbers.
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

/// The replacement of a font, described by the properties that changed.
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
