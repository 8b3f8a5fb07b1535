public import Foundation

/// Hears of layout; optional.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {
    _OptionalMethod("layoutManager:didCompleteLayoutFor:atEnd:", of: self)?.call(
      layoutManager, textContainer, layoutFinishedFlag, as: Void.self)
  }
}
