/// What may be set of a node that is neither its place nor its constraints; the value is a byte, 0 the default.
enum NodeProperty: Int, CaseIterable {
  case text, font, lines, lineBreaking, isHidden, direction, margins, preservesMargins, transform
  case axis, alignment, distribution, spacing, usesMargins, usesBaselines, spacingAfter
  case image, insets, contentLayout

  /// Whether a stack forgets it when the view leaves.
  var belongsToArrangement: Bool { self == .spacingAfter }

  func applies(to kind: NodeKind) -> Bool {
    switch self {
    case .isHidden, .direction, .margins, .preservesMargins, .spacingAfter, .transform: true
    case .text: kind == .label || kind == .button || kind == .field || kind == .segments
    case .font: kind == .label || kind == .field
    case .lines, .lineBreaking: kind == .label
    case .axis, .alignment, .distribution, .spacing, .usesMargins, .usesBaselines: kind == .stack
    case .image: kind == .image || kind == .button
    case .insets, .contentLayout: kind == .button
    }
  }
}
