/// The part of the screen that a presented controller takes; `automatic` is a page sheet.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none = -1
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover

  /// Whether the presenting controller disappears behind the presented one.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
