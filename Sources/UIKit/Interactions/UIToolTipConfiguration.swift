public import Foundation

/// A tip, and the part of a view that it is for.
@preconcurrency @MainActor
open class UIToolTipConfiguration: NSObject {
  public final let toolTip: String
  /// In the view's coordinates; null for all of it.
  public final let sourceRect: CGRect

  public init(toolTip: String, in rect: CGRect = .null) {
    self.toolTip = toolTip
    sourceRect = rect
    super.init()
  }
}
