import DarkroomCoreGraphics
import Foundation

/// Makes constraints from a visual format.
@MainActor
struct VisualFormatInterpreter {
  private let text: String
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(
    _ text: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) throws(VisualFormatError) {
    self.text = text
    self.options = options
    self.metrics = metrics
    self.views = views
    format = try VisualFormatParser.parse(text)
  }

  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    var previous: LayoutItem?
    for (index, element) in format.elements.enumerated() {
      if index > 0 { result += try connections(index - 1) }
      guard case .view(let name, let predicates, let position) = element else { continue }
      let item = try self.item(name, position)
      for predicate in predicates { result.append(try size(of: item, predicate)) }
      if let previous { result += try alignments(previous, item) }
      previous = item
    }
    return result
  }

  // MARK: Sizes

  private func size(
    of item: LayoutItem, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let own: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    var second: LayoutOperand?
    var constant = predicate.constant
    if case .name(let name) = predicate.object, metrics[name] == nil, views[name] != nil {
      second = .attribute(
        try self.item(name, predicate.position), try attribute(predicate) ?? own)
    } else {
      constant += try number(predicate.object, predicate.position) * predicate.multiplier
    }
    return try constraint(
      .attribute(item, own), predicate.relation, second, constant, predicate,
      times: second == nil ? 1 : predicate.multiplier)
  }

  private func attribute(
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> NSLayoutConstraint.Attribute? {
    switch predicate.attribute {
    case nil: return nil
    case "width": return .width
    case "height": return .height
    case .some(let name):
      throw error("\(name) is not a length; expected 'width' or 'height'", predicate.position)
    }
  }

  private func constraint(
    _ first: LayoutOperand, _ relation: NSLayoutConstraint.Relation, _ second: LayoutOperand?,
    _ constant: CGFloat, _ predicate: VisualFormat.Predicate?, times multiplier: CGFloat = 1
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      ConstraintForm(
        first: first, relation: relation, second: second, multiplier: multiplier,
        constant: constant))
    if let priority = predicate?.priority, let position = predicate?.position {
      constraint.priority = UILayoutPriority(Float(try number(priority, position)))
    }
    return constraint
  }

  // MARK: Connections

  private func connections(_ index: Int) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let isAtSuperview =
      format.elements[index] == .superview || format.elements[index + 1] == .superview
    let before = try operand(index, isBefore: true)
    let after = try operand(index + 1, isBefore: false)
    // In right-to-left order the later view is to the left of the earlier one.
    let (low, high) = isRightToLeft ? (after, before) : (before, after)
    switch format.gaps[index] {
    case .none: return [try constraint(high, .equal, low, 0, nil)]
    case .standard:
      let constant = isAtSuperview ? 0 : SystemSpacing.siblings
      return [try constraint(high, .equal, low, constant, nil)]
    case .predicates(let predicates):
      var result: [NSLayoutConstraint] = []
      for predicate in predicates {
        let constant =
          try number(predicate.object, predicate.position) * predicate.multiplier
          + predicate.constant
        result.append(try constraint(high, predicate.relation, low, constant, predicate))
      }
      return result
    }
  }

  private var isRightToLeft: Bool {
    format.axis == .horizontal
      && options.intersection(.directionMask) == .directionRightToLeft
  }

  /// The edge of an element toward the gap after it, or before it.
  private func operand(
    _ index: Int, isBefore: Bool
  ) throws(VisualFormatError) -> LayoutOperand {
    switch format.elements[index] {
    case .view(let name, _, let position):
      return .attribute(try item(name, position), edge(isEnd: isBefore, facesView: index))
    case .superview:
      let isStandard = format.gaps[isBefore ? index : index - 1] == .standard
      let attribute = edge(isEnd: !isBefore, facesView: nil)
      return .attribute(
        LayoutItem(try superview()), isStandard ? margin(attribute) : attribute)
    }
  }

  private func edge(isEnd: Bool, facesView index: Int?) -> NSLayoutConstraint.Attribute {
    if format.axis == .vertical {
      if options.contains(.spacingBaselineToBaseline), index != nil {
        return isEnd ? .lastBaseline : .firstBaseline
      }
      return isEnd ? .bottom : .top
    }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return isEnd ? .right : .left
    case .directionRightToLeft: return isEnd ? .left : .right
    default: return isEnd ? .trailing : .leading
    }
  }

  private func margin(
    _ attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint.Attribute {
    switch attribute {
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    default: attribute
    }
  }

  // MARK: Alignment

  private static let alignments: [NSLayoutConstraint.Attribute] = [
    .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
    .firstBaseline,
  ]

  private func alignments(
    _ previous: LayoutItem, _ item: LayoutItem
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    for attribute in Self.alignments
    where options.rawValue & UInt(1 << attribute.rawValue) != 0 {
      guard attribute.axis != format.axis else {
        let name = format.axis == .horizontal ? "horizontal" : "vertical"
        throw error(
          "Options mask required views to be aligned on a \(attribute.name) edge, which is not allowed for layout that is also \(name).",
          0)
      }
      result.append(
        try constraint(.attribute(item, attribute), .equal, .attribute(previous, attribute), 0, nil)
      )
    }
    return result
  }

  // MARK: Names

  private func item(_ name: String, _ position: Int) throws(VisualFormatError) -> LayoutItem {
    guard let view = views[name] else {
      throw error("\(name) is not a key in the views dictionary.", position)
    }
    return LayoutItem(view)
  }

  private func superview() throws(VisualFormatError) -> UIView {
    for case .view(let name, _, let position) in format.elements {
      let item = try item(name, position)
      if let view = item.guide?.owningView ?? item.view?.superview { return view }
    }
    throw error(
      "Unable to interpret '|' character, because the related view doesn't have a superview.", 0)
  }

  private func number(
    _ object: VisualFormat.Object, _ position: Int
  ) throws(VisualFormatError) -> CGFloat {
    switch object {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] {
      case let value as CGFloat: return value
      case let value as Double: return CGFloat(value)
      case let value as Float: return CGFloat(value)
      case let value as Int: return CGFloat(value)
      case let value as NSNumber: return CGFloat(value.doubleValue)
      case let value as UILayoutPriority: return CGFloat(value.rawValue)
      default: throw error("\(name) is not a key in the metrics dictionary.", position)
      }
    }
  }

  private func error(_ reason: String, _ position: Int) -> VisualFormatError {
    VisualFormatError(reason: reason, format: text, position: position)
  }
}

extension NSLayoutConstraint {
  /// Traps where UIKit throws an exception.
  static func visualFormatConstraints(
    _ format: String, _ options: FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      return try VisualFormatInterpreter(format, options, metrics, views).constraints()
    } catch {
      UncaughtException.raise(error.message, name: .invalidArgument)
    }
  }
}
