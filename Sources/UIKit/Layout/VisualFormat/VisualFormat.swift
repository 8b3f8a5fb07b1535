import DarkroomCoreGraphics

/// The parsed elements of a visual format string.
struct VisualFormat: Equatable {
  /// The right side of a predicate: a number, a metric, or a length of another view.
  enum Object: Equatable {
    case number(CGFloat)
    /// A key in the dictionary of metrics or of views.
    case name(String)
  }

  /// `>=100@750` and the like.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    /// The attribute of the view that `object` names; nil for the format's own axis.
    var attribute: String?
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority: Object?
    /// The number of characters from the start of the format, for errors.
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
  /// Between neighbors of `elements`.
  var gaps: [Gap] = []
}
