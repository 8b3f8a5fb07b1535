import DarkroomRaster

/// A color space of a PDF file, which converts components to a color.
///
/// ICC profiles of curves and a matrix are applied. For other profiles, the number of components selects the space.
indirect enum PDFColorSpace: Sendable {
  case gray
  case rgb
  case cmyk
  case profile(ColorConversion, components: Int)
  case indexed(base: PDFColorSpace, table: [UInt8], last: Int)
  /// A spot color, converted by its function to the alternate space `base`.
  case tint(PDFFunction, base: PDFColorSpace, components: Int)
  /// The space None, with which nothing is painted.
  case noInk(components: Int)
  case pattern(base: PDFColorSpace?)

  var components: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb: 3
    case .cmyk: 4
    case .profile(_, let count), .tint(_, _, let count), .noInk(let count): count
    case .pattern(let base): base?.components ?? 0
    }
  }

  /// The components of the initial color, before a color is set.
  var initial: [Double] {
    switch self {
    case .cmyk: [0, 0, 0, 1]
    case .tint, .noInk: Array(repeating: 1, count: components)
    default: Array(repeating: 0, count: components)
    }
  }

  /// Returns the default decode ranges of an image's samples.
  func decode(bits: Int) -> [Double] {
    if case .indexed = self { return [0, Double((1 << bits) - 1)] }
    return (0..<components).flatMap { _ in [0.0, 1] }
  }

  /// Converts components to a color.
  ///
  /// - SeeAlso: ISO 32000-1:2008, 10.3.5. We differ: the light that each of two inks lets through is multiplied.
  func color(_ values: [Double]) -> Color {
    func part(_ index: Int) -> Double {
      index < values.count ? max(0, min(1, values[index])) : 0
    }
    switch self {
    case .gray: return Color(red: part(0), green: part(0), blue: part(0))
    case .rgb: return Color(red: part(0), green: part(1), blue: part(2))
    case .cmyk:
      let light = 1 - part(3)
      return Color(
        red: (1 - part(0)) * light, green: (1 - part(1)) * light, blue: (1 - part(2)) * light)
    case .profile(let conversion, let count):
      return Self.converted(
        count == 1 ? [part(0), part(0), part(0)] : [part(0), part(1), part(2)], conversion)
    case .indexed(let base, let table, let last):
      let index = Int(max(0, min(Double(last), values.first ?? 0)))
      let count = base.components
      return base.color(
        (0..<count).map { offset in
          let place = index * count + offset
          return place < table.count ? Double(table[place]) / 255 : 0
        })
    case .tint(let function, let base, _): return base.color(function.values(values))
    case .noInk: return .clear
    case .pattern: return .black
    }
  }

  private static func converted(_ parts: [Double], _ conversion: ColorConversion) -> Color {
    let bytes = parts.map { UInt32($0 * 255 + 0.5) }
    var pixels = [bytes[0] | bytes[1] << 8 | bytes[2] << 16 | 0xFF00_0000]
    conversion.convert(&pixels)
    return Color(
      red: Double(pixels[0] & 255) / 255, green: Double(pixels[0] >> 8 & 255) / 255,
      blue: Double(pixels[0] >> 16 & 255) / 255)
  }
}

extension PDFFile {
  /// Reads a color space.
  ///
  /// - Parameter resources: the resources in which names of spaces are looked up.
  mutating func colorSpace(
    _ object: PDFObject, _ resources: [String: PDFObject], depth: Int = 0
  ) throws(ImageFileError) -> PDFColorSpace {
    guard depth < 16 else { throw damaged("a color space holds itself") }
    let value = resolved(object)
    if let name = value.name {
      switch name {
      case "DeviceGray", "G", "CalGray": return .gray
      case "DeviceRGB", "RGB", "CalRGB": return .rgb
      case "DeviceCMYK", "CMYK": return .cmyk
      case "Pattern": return .pattern(base: nil)
      default:
        let spaces = self.value("ColorSpace", of: resources).dictionary ?? [:]
        guard let named = spaces[name] else { throw damaged("there is no color space \(name)") }
        return try colorSpace(named, resources, depth: depth + 1)
      }
    }
    guard let members = value.array, let first = members.first,
      let kind = resolved(first).name
    else { throw damaged("a color space has no name") }
    return try colorSpace(kind, members, resources, depth)
  }

  private mutating func colorSpace(
    _ kind: String, _ members: [PDFObject], _ resources: [String: PDFObject], _ depth: Int
  ) throws(ImageFileError) -> PDFColorSpace {
    func member(_ index: Int) -> PDFObject { index < members.count ? members[index] : .null }
    switch kind {
    case "DeviceGray", "G", "CalGray": return .gray
    case "DeviceRGB", "RGB", "CalRGB": return .rgb
    case "DeviceCMYK", "CMYK": return .cmyk
    case "ICCBased": return try profile(resolved(member(1)))
    case "Indexed", "I":
      let base = try colorSpace(member(1), resources, depth: depth + 1)
      let lookup = resolved(member(3))
      var table = lookup.string ?? []
      if let stream = lookup.stream { table = try decoded(stream) }
      return .indexed(
        base: base, table: table, last: max(0, min(255, resolved(member(2)).integer ?? 255)))
    case "Separation", "DeviceN":
      let names = resolved(member(1))
      let count = names.array?.count ?? 1
      if names.name == "None" { return .noInk(components: count) }
      return .tint(
        try function(member(3)), base: try colorSpace(member(2), resources, depth: depth + 1),
        components: count)
    case "Pattern":
      return .pattern(
        base: members.count > 1 ? try colorSpace(member(1), resources, depth: depth + 1) : nil)
    default:
      throw .unsupported(
        format: "PDF", place: nil, feature: "the color space \(kind)", remedy: "use sRGB colors")
    }
  }

  private mutating func profile(_ object: PDFObject) throws(ImageFileError) -> PDFColorSpace {
    guard let stream = object.stream, let count = value("N", of: stream.entries).integer else {
      throw damaged("a color profile is missing")
    }
    let device: PDFColorSpace = count == 1 ? .gray : count == 3 ? .rgb : .cmyk
    guard count != 4, let bytes = try? decoded(stream),
      let conversion = ColorConversion(iccProfile: bytes, isGray: count == 1)
    else { return device }
    return .profile(conversion, components: count)
  }
}
