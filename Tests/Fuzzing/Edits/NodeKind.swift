/// What a node of an edited tree is.
enum NodeKind: Int, CaseIterable {
  case plain, label, button, image, stack, toggle, field, segments, slider

  /// Whether it has a natural length along both axes.
  var hasNaturalSize: Bool {
    switch self {
    case .label, .button, .image, .toggle, .field, .segments: true
    case .plain, .stack, .slider: false
    }
  }

  var mayHaveChildren: Bool { self == .plain || self == .stack }
}
