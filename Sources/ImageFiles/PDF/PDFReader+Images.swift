import DarkroomJPEG
import DarkroomRaster

extension PDFReader {
  /// Draws an image over the unit square of user space.
  mutating func drawImage(
    _ image: PDFStream, _ resources: [String: PDFObject]
  ) throws(ImageFileError) {
    let entries = image.entries
    let isMask = file.value("ImageMask", of: entries).bool == true
    let pixmap =
      isMask ? try stencil(image) : try masked(try picture(image, resources), image, resources)
    let isSmooth = file.value("Interpolate", of: entries).bool ?? false || !isMask
    commands.append(.save)
    commands.append(.concatenate(Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)))
    commands.append(
      .image(
        Bitmap(pixmap), Rect(x: 0, y: 0, width: 1, height: 1), opacity: state.fillAlpha,
        isSmooth: isSmooth, state.blend))
    commands.append(.restore)
  }

  private mutating func size(of image: PDFStream) throws(ImageFileError) -> (
    width: Int, height: Int
  ) {
    let width = file.value("Width", of: image.entries).integer ?? 0
    let height = file.value("Height", of: image.entries).integer ?? 0
    guard width > 0, height > 0, width < 1 << 15, height < 1 << 15, width * height <= 1 << 26 else {
      throw .tooLarge(width: Double(width), height: Double(height))
    }
    return (width, height)
  }

  /// Returns the fill color, masked by a one-bit image.
  private mutating func stencil(_ image: PDFStream) throws(ImageFileError) -> Pixmap {
    guard case .color(let color) = state.fill else {
      throw unsupported("a stencil that is filled with a pattern", "export a PNG")
    }
    let (width, height) = try size(of: image)
    let paintsOnes = file.numbers(image.entries["Decode"])?.first == 1
    var reader = BitReader(bytes: try file.decoded(image))
    let ink = color.premultiplied
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for _ in 0..<height {
      for _ in 0..<width { pixels.append((reader.next(1) == 1) == paintsOnes ? ink : 0) }
      reader.skipToByte()
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  private mutating func picture(
    _ image: PDFStream, _ resources: [String: PDFObject]
  ) throws(ImageFileError) -> Pixmap {
    let (width, height) = try size(of: image)
    let (bytes, format) = try file.decodedForImages(image)
    if let format {
      guard format == "DCTDecode" || format == "DCT" else {
        throw unsupported("an image packed by \(format)", "export it again, or export a PNG")
      }
      do {
        return try JPEGDecoder.decode(bytes).pixmap
      } catch {
        throw .codec(format: "PDF", message: "of an image, \(error)")
      }
    }
    let space = try file.colorSpace(
      image.entries["ColorSpace"] ?? image.entries["CS"] ?? .name("DeviceGray"), resources)
    let bits = file.value("BitsPerComponent", of: image.entries).integer ?? 8
    guard [1, 2, 4, 8, 16].contains(bits), (1...32).contains(space.components) else {
      throw file.damaged("an image has \(bits) bits a component")
    }
    let decode = file.numbers(image.entries["Decode"]) ?? space.decode(bits: bits)
    guard decode.count >= 2 * space.components else {
      throw file.damaged("an image's Decode is too short")
    }
    let keyed = file.numbers(image.entries["Mask"])
    var samples = PictureSamples(
      reader: BitReader(bytes: bytes), space: space, bits: bits, decode: decode, hidden: keyed)
    return Pixmap(width: width, height: height, pixels: samples.pixels(width, height))
  }

  /// Returns the image with the alpha of its mask.
  private mutating func masked(
    _ pixmap: Pixmap, _ image: PDFStream, _ resources: [String: PDFObject]
  ) throws(ImageFileError) -> Pixmap {
    if let soft = file.value("SMask", of: image.entries).stream {
      let mask = try picture(soft, resources)
      return Self.combined(pixmap, mask) { Int($0 & 255) }
    }
    if let hard = file.value("Mask", of: image.entries).stream {
      let outer = state.fill
      state.fill = .color(.black)
      let mask = try stencil(hard)
      state.fill = outer
      return Self.combined(pixmap, mask) { Int($0 >> 24) }
    }
    return pixmap
  }

  /// Combines the two at the larger of their sizes, by taking the nearest pixel of each.
  private static func combined(
    _ picture: Pixmap, _ mask: Pixmap, _ alpha: (UInt32) -> Int
  ) -> Pixmap {
    let width = max(picture.width, mask.width)
    let height = max(picture.height, mask.height)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let rows = (
        y * picture.height / height * picture.width, y * mask.height / height * mask.width
      )
      for x in 0..<width {
        let pixel = picture.pixels[rows.0 + x * picture.width / width]
        pixels.append(scaled(pixel, alpha(mask.pixels[rows.1 + x * mask.width / width])))
      }
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  /// Multiplies every channel by alpha / 255, rounded.
  private static func scaled(_ pixel: UInt32, _ alpha: Int) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      let t = Int(pixel >> shift & 255) * alpha + 128
      result |= UInt32((t + t >> 8) >> 8) << shift
    }
    return result
  }
}

/// The samples of an image, decoded to pixels.
private struct PictureSamples {
  var reader: BitReader
  let space: PDFColorSpace
  let bits: Int
  let decode: [Double]
  /// The component ranges of the color key mask; pixels within all of them are not drawn.
  let hidden: [Double]?

  mutating func pixels(_ width: Int, _ height: Int) -> [UInt32] {
    let count = space.components
    let whole = Double((1 << bits) - 1)
    var known: [[Int]: UInt32] = [:]
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    var sample = [Int](repeating: 0, count: count)
    for _ in 0..<height {
      for _ in 0..<width {
        for index in 0..<count { sample[index] = reader.next(bits) }
        if let pixel = known[sample] {
          pixels.append(pixel)
          continue
        }
        var color = space.color(
          sample.enumerated().map { index, value in
            decode[2 * index]
              + Double(value) / whole * (decode[2 * index + 1] - decode[2 * index])
          })
        if isHidden(sample) { color = .clear }
        if known.count >= 65_536 { known = [:] }
        known[sample] = color.premultiplied
        pixels.append(color.premultiplied)
      }
      reader.skipToByte()
    }
    return pixels
  }

  private func isHidden(_ sample: [Int]) -> Bool {
    guard let hidden, hidden.count >= 2 * sample.count else { return false }
    return sample.enumerated().allSatisfy { index, value in
      Double(value) >= hidden[2 * index] && Double(value) <= hidden[2 * index + 1]
    }
  }
}
