package import DarkroomRaster
import Synchronization

/// A picture that does not change: pixels, or drawing that becomes pixels when they are first asked for.
public final class CGImage: Sendable {
  private struct Storage {
    var list: DisplayList?
    var bitmap: Bitmap?
    var source: CGDataProvider?
  }

  /// In pixels, as are all measures of an image.
  public let width: Int
  public let height: Int
  /// Whether drawing paints the fill colour through the image instead of drawing its own colours.
  public let isMask: Bool
  /// Where false, the image is drawn with the nearest pixel, whatever the context's quality.
  public let shouldInterpolate: Bool
  /// Of `dataProvider`'s bytes; nil for masks.
  ///
  /// Pixels that are drawn are in sRGB, without a conversion from this space.
  public let colorSpace: CGColorSpace?
  /// Of `dataProvider`'s bytes, padding included.
  public let bytesPerRow: Int
  /// How `dataProvider` holds the pixels.
  package let format: PixelFormat
  private let storage: Mutex<Storage>

  private init(
    width: Int, height: Int, storage: Storage, format: PixelFormat = .premultipliedRGBA,
    colorSpace: CGColorSpace? = .srgb, bytesPerRow: Int? = nil, isMask: Bool = false,
    shouldInterpolate: Bool = true
  ) {
    self.width = width
    self.height = height
    self.format = format
    self.colorSpace = colorSpace
    self.bytesPerRow = bytesPerRow ?? width * format.bytesPerPixel
    self.isMask = isMask
    self.shouldInterpolate = shouldInterpolate
    self.storage = Mutex(storage)
  }

  /// Drawing that is rasterized on first use; an opaque image keeps no alpha in its format.
  package convenience init(displayList: DisplayList, isOpaque: Bool = false) {
    self.init(
      width: displayList.width, height: displayList.height,
      storage: Storage(list: displayList), format: CGImage.format(isOpaque: isOpaque))
  }

  package convenience init(_ bitmap: Bitmap, isOpaque: Bool = false) {
    self.init(
      width: bitmap.width, height: bitmap.height, storage: Storage(bitmap: bitmap),
      format: CGImage.format(isOpaque: isOpaque))
  }

  package convenience init(_ pixmap: Pixmap) { self.init(Bitmap(pixmap)) }

  convenience init(
    bitmap: Bitmap, source: CGDataProvider?, format: PixelFormat, colorSpace: CGColorSpace?,
    bytesPerRow: Int, isMask: Bool, shouldInterpolate: Bool
  ) {
    self.init(
      width: bitmap.width, height: bitmap.height,
      storage: Storage(bitmap: bitmap, source: source), format: format, colorSpace: colorSpace,
      bytesPerRow: bytesPerRow, isMask: isMask, shouldInterpolate: shouldInterpolate)
  }

  private static func format(isOpaque: Bool) -> PixelFormat {
    var format = PixelFormat.premultipliedRGBA
    if isOpaque { format.alpha = .noneSkipLast }
    return format
  }

  /// The drawing this image was made from; nil when it was made from pixels.
  package var displayList: DisplayList? { storage.withLock { $0.list } }

  /// The pixels; the first call draws them.
  ///
  /// Of a mask, alpha is what it lets through.
  package var bitmap: Bitmap { bitmap(drawnBy: RenderOptions()) }

  /// - Parameter options: for the drawing, where this is the first call.
  package func bitmap(drawnBy options: RenderOptions) -> Bitmap {
    storage.withLock { storage in
      if let bitmap = storage.bitmap { return bitmap }
      let bitmap = Bitmap(
        storage.list.map { BandRasterizer.render($0, options: options) }
          ?? Pixmap(width: width, height: height))
      storage.bitmap = bitmap
      return bitmap
    }
  }

  package var pixmap: Pixmap { bitmap.pixmap }
}

extension CGImage {
  /// 8 or 16.
  ///
  /// Pixels that are drawn keep 8 bits of each component.
  public var bitsPerComponent: Int { format.bitsPerComponent }
  public var bitsPerPixel: Int { format.bytesPerPixel * 8 }
  public var alphaInfo: CGImageAlphaInfo { format.alpha }
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(alpha: format.alpha, byteOrder: format.byteOrder)
  }
  public var byteOrderInfo: CGImageByteOrderInfo { format.byteOrder }
  /// - Important: Inert. Always `defaultIntent`.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// The bytes the image was made from, or its pixels in the format the properties name.
  public var dataProvider: CGDataProvider? {
    if let source = storage.withLock({ $0.source }) { return source }
    return CGDataProvider(data: format.data(of: bitmap.pixmap, bytesPerRow: bytesPerRow))
  }

  /// The image itself, which never changes.
  public func copy() -> CGImage? { self }
}
