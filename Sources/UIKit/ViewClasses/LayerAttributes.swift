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

  static func add(of layer: CALayer, in view: UIView, to node: inout TreeNode) {
    if layer.cornerRadius != 0, !layer.maskedCorners.isSuperset(of: everyCorner) {
      node.add("corners", "\(layer.maskedCorners.rawValue)")
    }
    if layer.borderWidth != 0 {
      node.add("border width", TreeNumber.text(layer.borderWidth))
      add("border color", layer.borderColor, view, to: &node)
    }
    if layer.shadowOpacity != 0 {
      node.add("shadow opacity", TreeNumber.text(Double(layer.shadowOpacity)))
      node.add("shadow radius", TreeNumber.text(layer.shadowRadius))
      add("shadow color", layer.shadowColor, view, to: &node)
      let offset = layer.shadowOffset
      node.add(
        "shadow offset", "\(TreeNumber.text(offset.width)) \(TreeNumber.text(offset.height))")
    }
    for (name, value) in drawn(by: layer, view) { node.add(name, value) }
    addParts(of: layer, view, to: &node)
  }

  /// The values of the layers in the view that belong to no subview, in order; equal names form one list of values.
  private static func addParts(of layer: CALayer, _ view: UIView, to node: inout TreeNode) {
    guard let parts = layer.sublayers else { return }
    var names: [String] = []
    var values: [String: [String]] = [:]
    for part in parts where !(part.delegate is UIView) {
      for (name, value) in drawn(by: part, view) {
        if values[name] == nil { names.append(name) }
        values[name, default: []].append(value)
      }
    }
    for name in names { node.add(name, values[name, default: []].joined(separator: ", ")) }
  }

  private static func drawn(by layer: CALayer, _ view: UIView) -> [(String, String)] {
    // Almost all layers are plain, and are not compared with the classes below.
    if type(of: layer) == CALayer.self { return [] }
    var list: [(String, String)] = []
    if let gradient = layer as? CAGradientLayer {
      let colors = (gradient.colors ?? []).compactMap { color in
        hex(of: color as? CGColor, view)
      }
      list.append(("gradient", colors.joined(separator: " ")))
      if let stops = gradient.locations {
        list.append(("gradient stops", TreeNumber.text(stops.map(\.doubleValue))))
      }
    }
    if let shape = layer as? CAShapeLayer {
      if let fill = hex(of: shape.fillColor, view) { list.append(("fill color", fill)) }
      if shape.strokeColor != nil {
        if let stroke = hex(of: shape.strokeColor, view) { list.append(("stroke color", stroke)) }
        list.append(("line width", TreeNumber.text(shape.lineWidth)))
      }
    }
    return list
  }

  private static func add(
    _ name: String, _ color: CGColor?, _ view: UIView, to node: inout TreeNode
  ) {
    if let text = hex(of: color, view) { node.add(name, text) }
  }

  private static func hex(of color: CGColor?, _ view: UIView) -> String? {
    color.flatMap { UIColor(cgColor: $0).hex(in: view) }
  }
}
