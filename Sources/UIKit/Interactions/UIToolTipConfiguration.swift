public import Foundation

/// The text of a tool tip, and the part of the view to which it applies.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  public final let toolTip: String
  /// The part in the view's coordinates; null for the whole view.
  public final let sourceRect: CGRect

  public init(toolTip: String, in rect: CGRect = .null) {
    self.toolTip = toolTip
    sourceRect = rect
    super.init()
  }
}
