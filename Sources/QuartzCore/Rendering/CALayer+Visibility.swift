import DarkroomCoreGraphics
import DarkroomRaster

extension CALayer {
  /// Whether any part of the layer or its sublayers may be visible.
  var isVisible: Bool {
    if isHidden || !(opacity > 0) { return false }
    return isDoubleSided || transform.flattened.determinant >= 0
  }

  var hasBackground: Bool { (backgroundColor?.alpha ?? 0) > 0 && !bounds.isEmpty }
  var hasBorder: Bool { borderWidth > 0 && (borderColor?.alpha ?? 0) > 0 && !bounds.isEmpty }

  /// A lower bound for the number of operations that draw the layer; a drawing counts as two, a sublayer as one.
  var operationCount: Int {
    var count = contentOperationCount + (LayerShadow(of: self) == nil ? 0 : 1)
    if hasBackground { count += 1 }
    if hasBorder { count += 1 }
    if contents != nil { count += 1 }
    if isContentDrawn { count += 2 }
    for child in children where child.isVisible { count += 1 }
    return count
  }

  /// The blend mode of the filter, if its name is the short one of a Core Image blend mode.
  var compositingBlendMode: BlendMode {
    guard let name = compositingFilter as? String else { return .normal }
    return CALayer.blendModes[name] ?? .normal
  }

  private static let blendModes: [String: BlendMode] = [
    "multiplyBlendMode": .multiply, "screenBlendMode": .screen, "overlayBlendMode": .overlay,
    "darkenBlendMode": .darken, "lightenBlendMode": .lighten, "colorDodgeBlendMode": .colorDodge,
    "colorBurnBlendMode": .colorBurn, "softLightBlendMode": .softLight,
    "hardLightBlendMode": .hardLight, "differenceBlendMode": .difference,
    "exclusionBlendMode": .exclusion, "hueBlendMode": .hue, "saturationBlendMode": .saturation,
    "colorBlendMode": .color, "luminosityBlendMode": .luminosity, "plusL": .plusLighter,
    "plusD": .plusDarker,
    "sourceAtop": .sourceAtop, "destOver": .destinationOver, "destOut": .destinationOut,
  ]
}
