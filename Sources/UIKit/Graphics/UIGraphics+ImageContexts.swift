/// As `UIGraphicsBeginImageContextWithOptions(size, false, 1)`.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Takes points, and pixels in a point, of which 0 stands for the main screen's.
///
/// A size that is not positive makes no context, as in UIKit; one that does not fit into memory raises an exception.
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

/// What has been drawn so far; nil outside an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsContextStack.top, let scale = entry.imageScale,
    let image = entry.context.makeImage()
  else { return nil }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

public func UIGraphicsEndImageContext() { GraphicsContextStack.pop() }
