struct _BlendModeEffect {
  let blendMode: BlendMode
}

extension _BlendModeEffect: ViewModifier, WrappingModifier {
  typealias Body = Never

  func node(around child: LayoutNode, in evaluation: Evaluation) -> LayoutNode {
    if blendMode == .normal { return child }
    guard let filter = blendMode.compositingFilter else {
      return evaluation.undrawn("blendMode(.\(blendMode))")
    }
    return EffectNode(child) { $0.layer.compositingFilter = filter }
  }
}

extension BlendMode {
  /// What Core Animation calls the mode; nil if it isn't drawn.
  var compositingFilter: String? {
    switch self {
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      "\(self)BlendMode"
    case .plusLighter: "plusL"
    case .plusDarker: "plusD"
    case .normal, .sourceAtop, .destinationOver, .destinationOut: nil
    }
  }
}
