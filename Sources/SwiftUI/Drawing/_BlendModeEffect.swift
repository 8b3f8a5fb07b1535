struct _BlendModeEffect {
  let blendMode: BlendMode
}

extension _BlendModeEffect: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    if blendMode == .normal { return child }
    let filter = blendMode.compositingFilter
    return EffectNode(child) { $0.layer.compositingFilter = filter }
  }
}

extension BlendMode {
  /// Core Animation's name for the mode; nil for the normal one.
  var compositingFilter: String? {
    switch self {
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      "\(self)BlendMode"
    case .plusLighter: "plusL"
    case .plusDarker: "plusD"
    case .sourceAtop: "sourceAtop"
    case .destinationOver: "destOver"
    case .destinationOut: "destOut"
    case .normal: nil
    }
  }
}
