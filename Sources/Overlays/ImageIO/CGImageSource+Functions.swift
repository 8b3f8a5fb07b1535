/// Never nil; the bytes are looked at when an image is asked for.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? { CGImageSource(data) }

/// Nil when the file cannot be read.
public func CGImageSourceCreateWithURL(
  _ url: CFURL, _ options: CFDictionary?
) -> CGImageSource? { (try? Data(contentsOf: url)).map(CGImageSource.init) }

/// As with a `CFURL`, which isn't an `NSURL` here.
public func CGImageSourceCreateWithURL(
  _ url: NSURL, _ options: CFDictionary?
) -> CGImageSource? { CGImageSourceCreateWithURL(url as URL, options) }

public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? { provider.data.map(CGImageSource.init) }

/// A source without bytes: it holds no image.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data())
}

/// 1, or 0 where the bytes are neither PNG nor JPEG.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

/// Nil if the bytes are neither PNG nor JPEG.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type }

/// As it is stored, not turned.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? isrc.image : nil }

/// Drawn from the image: files' own thumbnails are not read.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? isrc.thumbnail(options) : nil }

/// Size, orientation, depth and alpha.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? { index == 0 ? isrc.properties : nil }

/// Empty: PNG and JPEG files have none for all images.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? { [:] }
