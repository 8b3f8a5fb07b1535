/// The same as `UIGraphicsBeginImageContextWithOptions(size, false, 1)`.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context with a size in points and a scale in pixels per point; a scale of 0 is that of the main
/// screen.
///
/// A size that isn't positive creates no context, as in UIKit. One that does not fit into memory raises an exception.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let canvas = ImageCanvas(
    bounds: CGRect(origin: .zero, size: size), scale: scale > 0 ? scale : ImageCanvas.screenScale,
    isOpaque: opaque)
  UncaughtException.require(
    canvas.hasRoom,
    "UIGraphicsBeginImageContext() failed to allocate CGBitampContext: size={\(size.width.briefText), "
      + "\(size.height.briefText)}, scale=\(canvas.scale.briefText), bitmapInfo=\(opaque ? "0x2006" : "0x2002"). "
      + "Use UIGraphicsImageRenderer to avoid this assert.")
  GraphicsContextStack.push(
    GraphicsContextEntry(
      context: canvas.makeContext(), imageScale: canvas.isEmpty ? nil : canvas.scale))
}

/// The image drawn so far; nil outside of an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsContextStack.top, let scale = entry.imageScale,
    let image = entry.context.makeImage()
  else { return nil }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

public func UIGraphicsEndImageContext() { GraphicsContextStack.pop() }
