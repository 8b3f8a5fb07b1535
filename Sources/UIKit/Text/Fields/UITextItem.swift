public import Foundation

/// A link, an attachment or a tagged part of a text, with which a user can interact.
///
/// Nobody taps an item here; a test creates its own with `init(_content:range:)`.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  /// What an item is.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  public let content: Content
  /// In UTF-16 units.
  public let range: NSRange

  /// - Parameter range: in UTF-16 units.
  public init(_content content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }
}
