import DarkroomCoreGraphics

/// A visual format string as a list of what stands in it.
struct VisualFormat: Equatable {
  /// A number, a metric, or a length of another view.
  enum Object: Equatable {
    case number(CGFloat)
    /// A key of the metrics or of the views.
    case name(String)
  }

  /// `>=100@750` and the like.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    /// Of a view that `object` names; the format's own axis where there is none.
    var attribute: String?
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority: Object?
    /// Characters from the start of the format, for errors.
    var position = 0
  }

  enum Gap: Equatable {
    /// Nothing between the two: they touch.
    case none
    /// A single hyphen.
    case standard
    case predicates([Predicate])
  }

  enum Element: Equatable {
    case superview
    case view(String, [Predicate], position: Int)
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var elements: [Element] = []
  /// Between neighbours of `elements`.
  var gaps: [Gap] = []
}
