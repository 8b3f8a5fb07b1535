import Foundation

/// Something that a view shows and that neither its frame nor its background tells: a switch's
/// position, a label's font, how far a list is scrolled.
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
    states.filter(\.value).map { ViewAttribute($0.key, .flag(true)) }
  }
}

extension UIView {
  /// The text that a failure calls the view by; nil where its class has none or it is a secret.
  var identifyingText: String? {
    lineage.last { $0.text != nil }?.text?(self)
  }

  /// What the view's class says of its state, before what the superclass says.
  var stateAttributes: [ViewAttribute] {
    lineage.reversed().flatMap { $0.attributes?(self) ?? [] }
  }
}
