import DarkroomCoreGraphics
import DarkroomQuartzCore
import DarkroomTrees
import Foundation

/// The appearance of a view's layers other than backgrounds and contents: borders, shadows, gradients, shapes.
@MainActor
enum LayerAttributes {
  private static let everyCorner: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  static func list(of layer: CALayer, in view: UIView) -> [(String, String)] {
    var list: [(String, String)] = []
    if layer.cornerRadius != 0, !layer.maskedCorners.isSuperset(of: everyCorner) {
      list.append(("corners", "\(layer.maskedCorners.rawValue)"))
    }
    if layer.borderWidth != 0 {
      list.append(("border width", TreeNumber.text(layer.borderWidth)))
      add("border color", layer.borderColor, view, to: &list)
    }
    if layer.shadowOpacity != 0 {
      list.append(("shadow opacity", TreeNumber.text(Double(layer.shadowOpacity))))
      list.append(("shadow radius", TreeNumber.text(layer.shadowRadius)))
      add("shadow color", layer.shadowColor, view, to: &list)
      let offset = layer.shadowOffset
      list.append(
        ("shadow offset", "\(TreeNumber.text(offset.width)) \(TreeNumber.text(offset.height))"))
    }
    return list + drawn(by: layer, view) + parts(of: layer, view)
  }

  /// The values of the layers in the view that belong to no subview, in order; equal names form one list of values.
  private static func parts(of layer: CALayer, _ view: UIView) -> [(String, String)] {
    var names: [String] = []
    var values: [String: [String]] = [:]
    for part in layer.sublayers ?? [] where !(part.delegate is UIView) {
      for (name, value) in drawn(by: part, view) {
        if values[name] == nil { names.append(name) }
        values[name, default: []].append(value)
      }
    }
    return names.map { ($0, values[$0, default: []].joined(separator: ", ")) }
  }

  private static func drawn(by layer: CALayer, _ view: UIView) -> [(String, String)] {
    var list: [(String, String)] = []
    if let gradient = layer as? CAGradientLayer {
      let colors = (gradient.colors ?? []).compactMap { color in
        hex(of: color as? CGColor, view)
      }
      list.append(("gradient", colors.joined(separator: " ")))
      if let stops = gradient.locations {
        let numbers = stops.map { TreeNumber.text($0.doubleValue) }
        list.append(("gradient stops", numbers.joined(separator: " ")))
      }
    }
    if let shape = layer as? CAShapeLayer {
      add("fill color", shape.fillColor, view, to: &list)
      if shape.strokeColor != nil {
        add("stroke color", shape.strokeColor, view, to: &list)
        list.append(("line width", TreeNumber.text(shape.lineWidth)))
      }
    }
    return list
  }

  private static func add(
    _ name: String, _ color: CGColor?, _ view: UIView, to list: inout [(String, String)]
  ) {
    if let text = hex(of: color, view) { list.append((name, text)) }
  }

  private static func hex(of color: CGColor?, _ view: UIView) -> String? {
    color.flatMap { UIColor(cgColor: $0).hex(in: view) }
  }
}
