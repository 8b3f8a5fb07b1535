import Foundation

/// A visible property of a view other than its frame and background: a switch's position, a label's font, the offset of
/// a list.
struct ViewAttribute {
  enum Value {
    case flag(Bool)
    case number(Double)
    case text(String)
    case date(Date)
    /// In points.
    case point(CGPoint)
    /// In points.
    case size(CGSize)
    /// In points.
    case insets(UIEdgeInsets)
    case font(UIFont)
    case color(UIColor)
  }

  /// As a failure calls it.
  let name: String
  let value: Value

  init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// Those of the states that are true.
  static func flags(set states: KeyValuePairs<String, Bool>) -> [ViewAttribute] {
    var list: [ViewAttribute] = []
    for (name, isSet) in states where isSet { list.append(ViewAttribute(name, .flag(true))) }
    return list
  }
}

extension UIView {
  /// The text by which a failure identifies the view; nil if its class has none or it is a secret.
  var identifyingText: String? {
    // No closures here: on the main actor they would ask at each call where they run, and trees ask every view.
    for row in lineage.reversed() {
      if let text = row.text { return text(self) }
    }
    return nil
  }

  /// The attributes for the view's state, those of its class before those of its superclass.
  var stateAttributes: [ViewAttribute] {
    var list: [ViewAttribute] = []
    for row in lineage.reversed() {
      guard let attributes = row.attributes else { continue }
      if list.isEmpty { list = attributes(self) } else { list += attributes(self) }
    }
    return list
  }
}
