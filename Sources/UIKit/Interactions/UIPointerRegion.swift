public import Foundation

/// A part of a view in which the pointer keeps one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The rectangle in the view's coordinates.
  public final let rect: CGRect
  public final let identifier: AnyHashable?
  /// - Important: Inert. There is no pointer.
  open var latchingAxes: UIAxis = []

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}
