import DarkroomJPEG
import DarkroomPNG

/// Collects images for a file: PNG or JPEG, one image each.
public final class CGImageDestination {
  enum Target {
    case data(NSMutableData)
    case url(URL)
  }

  private let target: Target
  private let type: String
  private var image: CGImage?
  private var quality = 0.9
  private var orientation = 1

  init?(_ target: Target, type: String) {
    guard ["public.png", "public.jpeg"].contains(type) else { return nil }
    self.target = target
    self.type = type
  }

  /// The first counts: both kinds of file hold one image.
  func add(_ image: CGImage, _ properties: CFDictionary?) {
    if self.image == nil { self.image = image }
    let given = properties?[kCGImageDestinationLossyCompressionQuality]
    if let number = given as? Double ?? (given as? CGFloat).map({ Double($0) })
      ?? (given as? NSNumber)?.doubleValue
    {
      quality = number
    }
    if let number = properties?[kCGImagePropertyOrientation] as? Int, (1...8).contains(number) {
      orientation = number
    }
  }

  func finish() -> Bool {
    guard let image, let bytes = encoded(image) else { return false }
    switch target {
    case .data(let data): data.append(bytes)
    case .url(let url): return (try? bytes.write(to: url)) != nil
    }
    return true
  }

  private func encoded(_ image: CGImage) -> Data? {
    let bytes =
      type == "public.png"
      ? try? PNGEncoder.encode(image.pixmap)
      : try? JPEGEncoder.encode(image.pixmap, quality: quality, orientation: orientation)
    return bytes.map { Data($0) }
  }
}
