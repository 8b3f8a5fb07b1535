@_exported public import DarkroomCoreGraphics

public let kCGImagePropertyPixelWidth = "PixelWidth"
public let kCGImagePropertyPixelHeight = "PixelHeight"
public let kCGImagePropertyOrientation = "Orientation"
public let kCGImagePropertyHasAlpha = "HasAlpha"
public let kCGImagePropertyDepth = "Depth"
public let kCGImagePropertyColorModel = "ColorModel"
public let kCGImagePropertyColorModelRGB = "RGB"
public let kCGImagePropertyDPIWidth = "DPIWidth"
public let kCGImagePropertyDPIHeight = "DPIHeight"
public let kCGImagePropertyExifDictionary = "{Exif}"
public let kCGImagePropertyTIFFDictionary = "{TIFF}"
public let kCGImagePropertyGPSDictionary = "{GPS}"
public let kCGImagePropertyGIFDictionary = "{GIF}"
public let kCGImagePropertyGIFDelayTime = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime"
public let kCGImagePropertyGIFLoopCount = "LoopCount"
public let kCGImagePropertyPNGDictionary = "{PNG}"
public let kCGImagePropertyAPNGDelayTime = "DelayTime"
public let kCGImagePropertyAPNGUnclampedDelayTime = "UnclampedDelayTime"
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceShouldAllowFloat = "kCGImageSourceShouldAllowFloat"
public let kCGImageSourceTypeIdentifierHint = "kCGImageSourceTypeIdentifierHint"
public let kCGImageSourceCreateThumbnailFromImageAlways =
  "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform =
  "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImageDestinationLossyCompressionQuality =
  "kCGImageDestinationLossyCompressionQuality"
