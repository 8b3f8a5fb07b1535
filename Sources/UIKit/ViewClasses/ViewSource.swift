/// The object for which a view is drawn, whose name replaces the view's class in trees and failures.
@MainActor
package protocol ViewSource: AnyObject {
  /// Such as `Text`.
  var kind: String { get }
  /// The text that is shown; nil if there is none.
  var text: ViewText? { get }
  /// The composed views around it, the outermost first.
  var owners: [ViewOwner] { get }
  /// The paddings around it in the view in which it is drawn, the innermost first.
  var paddings: [UIEdgeInsets] { get }
  /// The radius of the corners at which its contents are cut off; 0 if they are not.
  var cornerRadius: CGFloat { get }
}

/// A text in a view that is not one of UIKit's.
package struct ViewText {
  package let string: String
  package let font: UIFont
  /// Whether a part of it does not fit.
  package let isTruncated: Bool

  package init(string: String, font: UIFont, isTruncated: Bool) {
    self.string = string
    self.font = font
    self.isTruncated = isTruncated
  }
}

/// One view that a client has composed of others.
package struct ViewOwner: Hashable, Sendable {
  /// The name of its type, without arguments.
  package let name: String
  /// Tells it from others of its type.
  package let id: ObjectIdentifier

  package init(name: String, id: ObjectIdentifier) {
    self.name = name
    self.id = id
  }
}
