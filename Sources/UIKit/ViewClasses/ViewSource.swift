/// What a view is drawn for, which trees and failures call it by instead of its own class.
@MainActor
package protocol ViewSource: AnyObject {
  /// Such as `Text`.
  var kind: String { get }
  /// The text that is shown, nil for none.
  var text: ViewText? { get }
  /// The composed views around it, the outermost first.
  var owners: [ViewOwner] { get }
}

/// A text that is shown by another view than one of UIKit's.
package struct ViewText {
  package let string: String
  package let font: UIFont
  /// Whether a part of it has no room.
  package let isTruncated: Bool

  package init(string: String, font: UIFont, isTruncated: Bool) {
    self.string = string
    self.font = font
    self.isTruncated = isTruncated
  }
}

/// One view that a team has composed of others.
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
