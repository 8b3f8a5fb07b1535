public import Foundation

/// A resolution of a screen, in pixels.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  /// The size of the screen in pixels.
  open var size: CGSize { UIScreen.main.nativeBounds.size }
  /// Always 1: pixels are square.
  open var pixelAspectRatio: CGFloat { 1 }
}
