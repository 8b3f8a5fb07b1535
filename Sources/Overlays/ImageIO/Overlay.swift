@_exported public import DarkroomCoreGraphics

/// The width in pixels as stored, before the orientation.
public let kCGImagePropertyPixelWidth = "PixelWidth"
/// The height in pixels as stored, before the orientation.
public let kCGImagePropertyPixelHeight = "PixelHeight"
/// From 1, upright, to 8, as in Exif; it can be written too.
public let kCGImagePropertyOrientation = "Orientation"
/// True for every PNG, false for every JPEG.
public let kCGImagePropertyHasAlpha = "HasAlpha"
/// The number of bits per channel; always 8.
public let kCGImagePropertyDepth = "Depth"
/// Always RGB, also for gray images.
public let kCGImagePropertyColorModel = "ColorModel"
public let kCGImagePropertyColorModelRGB = "RGB"
/// Never in the properties that are read here.
public let kCGImagePropertyDPIWidth = "DPIWidth"
/// Never in the properties that are read here.
public let kCGImagePropertyDPIHeight = "DPIHeight"
/// Never in the properties that are read here.
public let kCGImagePropertyExifDictionary = "{Exif}"
/// Never in the properties that are read here.
public let kCGImagePropertyTIFFDictionary = "{TIFF}"
/// Never in the properties that are read here.
public let kCGImagePropertyGPSDictionary = "{GPS}"
/// Never in the properties that are read here.
public let kCGImagePropertyGIFDictionary = "{GIF}"
/// In seconds; never in the properties that are read here.
public let kCGImagePropertyGIFDelayTime = "DelayTime"
/// In seconds; never in the properties that are read here.
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime"
/// Never in the properties that are read here.
public let kCGImagePropertyGIFLoopCount = "LoopCount"
/// Never in the properties that are read here.
public let kCGImagePropertyPNGDictionary = "{PNG}"
/// In seconds; never in the properties that are read here.
public let kCGImagePropertyAPNGDelayTime = "DelayTime"
/// In seconds; never in the properties that are read here.
public let kCGImagePropertyAPNGUnclampedDelayTime = "UnclampedDelayTime"
/// Ignored: images are always decoded when they are asked for.
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
/// Ignored: images are always decoded when they are asked for.
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
/// Ignored: images have 8 bits per channel.
public let kCGImageSourceShouldAllowFloat = "kCGImageSourceShouldAllowFloat"
/// Ignored: the bytes decide.
public let kCGImageSourceTypeIdentifierHint = "kCGImageSourceTypeIdentifierHint"
/// Ignored: a thumbnail is always made from the image.
public let kCGImageSourceCreateThumbnailFromImageAlways =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Ignored: a thumbnail is always made from the image.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The key of a Boolean: whether the thumbnail is turned upright; false by default.
public let kCGImageSourceCreateThumbnailWithTransform =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The longest side in pixels; without it, or if the image is smaller, the thumbnail has the size of the image.
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
/// The quality of a JPEG from 0 to 1; 0.9 by default, and ignored for PNG.
public let kCGImageDestinationLossyCompressionQuality =
  "kCGImageDestinationLossyCompressionQuality"
