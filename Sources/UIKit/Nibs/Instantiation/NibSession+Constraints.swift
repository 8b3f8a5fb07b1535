import DarkroomCoreGraphics
import Foundation

extension NibSession {
  /// Makes a constraint and activates it.
  ///
  /// A constraint that replaces others only at design time is left out.
  ///
  /// - Parameter owner: the element of the view.
  func installConstraint(_ element: NibElement, of view: UIView, in owner: NibElement) {
    guard element.name == "constraint" else { return report.add(.unknownElement, at: element) }
    let reader = NibReader(element, self)
    reader.ignore("symbolic", "shouldBeArchived", "installed")
    guard reader.bool("placeholder") != true,
      element["installed"] != "NO" || element.hasVariations
    else { return }
    guard let constraint = constraint(reader, of: view) else { return }
    // Plain constraints receive no `awakeFromNib()`, because no app can override it for them.
    if type(of: constraint) == NSLayoutConstraint.self {
      register(constraint, as: element)
    } else {
      adopt(constraint, as: element)
    }
    if let priority = reader.priority("priority") { constraint.priority = priority }
    constraint.identifier = reader.attribute("identifier")
    if element.hasVariations || !variations.views.isEmpty {
      let varied = VariedConstraint(constraint, of: view, element, in: owner, traits)
      variations.constraints.append(varied)
      varied.update(in: self, traits)
    } else {
      view.addConstraint(constraint)
    }
    reader.finish()
  }

  private func constraint(_ reader: NibReader, of view: UIView) -> NSLayoutConstraint? {
    guard let attribute = reader.word("firstAttribute", Self.attributes),
      let first = item(reader, "firstItem", attribute, in: view)
        ?? (reader.element["firstItem"] == nil ? (view, attribute) : nil)
    else { return nil }
    let second = reader.word("secondAttribute", Self.attributes).flatMap {
      item(reader, "secondItem", $0, in: view)
        ?? (reader.element["secondItem"] == nil ? (view, $0) : nil)
    }
    if reader.element["secondAttribute"] != nil, second == nil { return nil }
    let plain = NSLayoutConstraint(
      item: first.0, attribute: first.1,
      relatedBy: reader.word("relation", Self.relations) ?? .equal,
      toItem: second?.0, attribute: second?.1 ?? .notAnAttribute,
      multiplier: multiplier(reader), constant: constant(reader, first.0, second?.0))
    let type = NibClasses.type(of: reader.element, in: self, orElse: NSLayoutConstraint.self)
    guard type != NSLayoutConstraint.self else { return plain }
    let custom = ViewInstantiation.object(of: type)
    custom.form = plain.form
    return custom
  }

  /// A ratio such as `16:9`, or its inverse if the constraint is written in that order.
  private func multiplier(_ reader: NibReader) -> CGFloat {
    guard let text = reader.attribute("multiplier") else { return 1 }
    if let multiplier = NibValue.multiplier(text) { return multiplier }
    report.add(.unknownValue(text, of: "multiplier"), at: reader.element)
    return 1
  }

  /// A symbolic constant for which Xcode wrote no value is the system's spacing.
  func constant(_ reader: NibReader, _ first: AnyObject?, _ second: AnyObject?) -> CGFloat {
    if let constant = reader.number("constant") { return constant }
    guard reader.element["symbolic"] == "YES", let first = first as? UIView else { return 0 }
    let other = second as? UIView
    return other === first.superview || other?.superview === first ? 20 : 8
  }

  /// The item that an attribute names, with the layout attribute to use: an old top or bottom guide of a controller is
  /// an edge of the safe area.
  private func item(
    _ reader: NibReader, _ name: String, _ attribute: NSLayoutConstraint.Attribute,
    in view: UIView
  ) -> (AnyObject, NSLayoutConstraint.Attribute)? {
    guard let id = reader.attribute(name) else { return nil }
    if let element = document.elements[id], element.name == "viewControllerLayoutGuide" {
      return edge(of: element, attribute, around: view)
    }
    guard let object = object(id) else {
      report.add(.missingObject(id: id), at: reader.element)
      return nil
    }
    return (object, attribute)
  }

  private func edge(
    of guide: NibElement, _ attribute: NSLayoutConstraint.Attribute, around view: UIView
  ) -> (AnyObject, NSLayoutConstraint.Attribute) {
    var root = view
    while let superview = root.superview { root = superview }
    switch attribute {
    case .top, .bottom, .lastBaseline, .firstBaseline, .centerY:
      return (root.safeAreaLayoutGuide, guide["type"] == "top" ? .top : .bottom)
    default: return (root.safeAreaLayoutGuide, attribute)
    }
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual,
    "greaterThanOrEqual": .greaterThanOrEqual,
  ]
}
