public import Foundation

/// A size of a screen in pixels.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  open var size: CGSize { UIScreen.main.nativeBounds.size }
  open var pixelAspectRatio: CGFloat { 1 }
}
