package import DarkroomRaster
import Synchronization

/// An immutable picture: pixels, or a drawing that is rasterized on first use.
public final class CGImage: Sendable {
  private struct Storage {
    var list: DisplayList?
    var bitmap: Bitmap?
    var source: CGDataProvider?
  }

  /// The width in pixels, as for all measures of an image.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Whether drawing paints the fill color through the image instead of drawing its own colors.
  public let isMask: Bool
  /// Whether the image is interpolated; if not, the nearest pixel is used, whatever the context's quality is.
  public let shouldInterpolate: Bool
  /// The space of `dataProvider`'s bytes; nil for masks.
  ///
  /// Drawn pixels are treated as sRGB, without a conversion from this space.
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

  /// Creates an image from a drawing that is rasterized on first use; the format of an opaque image has no alpha.
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

  /// The drawing from which the image was created; nil if it was created from pixels.
  package var displayList: DisplayList? { storage.withLock { $0.list } }

  /// The pixels; the first call draws them.
  ///
  /// The alpha of a mask is what it lets through.
  package var bitmap: Bitmap { bitmap(drawnBy: RenderOptions()) }

  /// - Parameter options: The options for drawing, if this is the first call.
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
  /// The number of bits per component; drawn pixels have 8.
  public var bitsPerComponent: Int { format.bitsPerComponent }
  /// The bits of a whole pixel, with alpha and padding; 32 for drawn pixels.
  public var bitsPerPixel: Int { format.bytesPerPixel * 8 }
  /// The place of alpha in a pixel, and whether colors are multiplied by it.
  public var alphaInfo: CGImageAlphaInfo { format.alpha }
  /// The alpha information and the order of bytes in one value.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(alpha: format.alpha, byteOrder: format.byteOrder)
  }
  /// The order of bytes in a pixel.
  public var byteOrderInfo: CGImageByteOrderInfo { format.byteOrder }
  /// - Important: Inert. Always `defaultIntent`.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// The bytes from which the image was created, or its pixels in the format that the properties describe.
  public var dataProvider: CGDataProvider? {
    if let source = storage.withLock({ $0.source }) { return source }
    return CGDataProvider(data: format.data(of: bitmap.pixmap, bytesPerRow: bytesPerRow))
  }

  /// Returns the image itself, which is immutable.
  public func copy() -> CGImage? { self }
}
