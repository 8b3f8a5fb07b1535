public import Foundation

/// A resolution of a screen, in pixels.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
  open var size: CGSize { UIScreen.main.nativeBounds.size }
  open var pixelAspectRatio: CGFloat { 1 }
}
