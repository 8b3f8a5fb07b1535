import DarkroomRaster

/// A function of a PDF file, used for tints and gradients.
///
/// - SeeAlso: ISO 32000-1:2008, 7.10. We differ: PostScript calculator functions (type 4) are not read, and sampled
///   functions of more than one input use the nearest sample.
indirect enum PDFFunction: Sendable {
  case exponential(domain: ClosedRange<Double>, from: [Double], to: [Double], power: Double)
  case stitched(
    domain: ClosedRange<Double>, parts: [PDFFunction], bounds: [Double], encode: [Double])
  case sampled(PDFSamples)
  /// Several functions, of which each gives one output.
  case joined([PDFFunction])

  func values(_ inputs: [Double]) -> [Double] {
    let x = inputs.first ?? 0
    switch self {
    case .exponential(let domain, let from, let to, let power):
      let input = Self.clamped(x, domain)
      let share = power == 1 ? input : input <= 0 ? 0 : PortableMath.power(input, power)
      return zip(from, to).map { $0 + share * ($1 - $0) }
    case .stitched(let domain, let parts, let bounds, let encode):
      let input = Self.clamped(x, domain)
      let index = min(bounds.firstIndex { input < $0 } ?? parts.count - 1, parts.count - 1)
      let low = index == 0 ? domain.lowerBound : bounds[index - 1]
      let high = index < bounds.count ? bounds[index] : domain.upperBound
      let share = high > low ? (input - low) / (high - low) : 0
      let (first, last) = (encode[2 * index], encode[2 * index + 1])
      return parts[index].values([first + share * (last - first)])
    case .sampled(let samples): return samples.values(inputs)
    case .joined(let parts): return parts.flatMap { $0.values(inputs) }
    }
  }

  static func clamped(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    max(range.lowerBound, min(range.upperBound, value))
  }

  /// The places at which the function may bend, as fractions of its domain; nil if it may bend anywhere.
  var knots: [Double]? {
    switch self {
    case .exponential(_, _, _, let power): return power == 1 ? [0, 1] : nil
    case .stitched(let domain, let parts, let bounds, _):
      guard parts.allSatisfy({ $0.knots?.count == 2 }) else { return nil }
      let length = domain.upperBound - domain.lowerBound
      guard length > 0 else { return nil }
      return [0] + bounds.map { ($0 - domain.lowerBound) / length } + [1]
    case .sampled, .joined: return nil
    }
  }
}

/// The outputs of a sampled function at evenly spaced inputs.
struct PDFSamples: Sendable {
  var domain: [Double]
  var range: [Double]
  var sizes: [Int]
  var encode: [Double]
  var decode: [Double]
  /// The outputs from 0 to 1, grouped by input; the first input varies fastest.
  var samples: [Double]

  func values(_ inputs: [Double]) -> [Double] {
    let outputs = range.count / 2
    var places: [Double] = []
    for (index, size) in sizes.enumerated() {
      let (low, high) = (domain[2 * index], domain[2 * index + 1])
      let input = max(low, min(high, index < inputs.count ? inputs[index] : 0))
      let share = high > low ? (input - low) / (high - low) : 0
      let place = encode[2 * index] + share * (encode[2 * index + 1] - encode[2 * index])
      places.append(max(0, min(Double(size - 1), place)))
    }
    func sample(_ first: Int, _ output: Int) -> Double {
      var index = 0
      for axis in sizes.indices.reversed() {
        let place = axis == 0 ? first : Int(places[axis].rounded())
        index = index * sizes[axis] + place
      }
      let position = index * outputs + output
      return samples.indices.contains(position) ? samples[position] : 0
    }
    let low = Int(places[0])
    let share = places[0] - Double(low)
    return (0..<outputs).map { output in
      let first = sample(low, output)
      let value = share > 0 ? first + share * (sample(low + 1, output) - first) : first
      let decoded = decode[2 * output] + value * (decode[2 * output + 1] - decode[2 * output])
      return max(range[2 * output], min(range[2 * output + 1], decoded))
    }
  }
}

extension PDFFile {
  /// Reads a function, or an array of functions that give one output each.
  mutating func function(
    _ object: PDFObject?, depth: Int = 0
  ) throws(ImageFileError) -> PDFFunction {
    let value = object.map { resolved($0) } ?? .null
    guard depth < 16 else { throw damaged("a function holds itself") }
    if let members = value.array {
      var parts: [PDFFunction] = []
      for member in members { parts.append(try function(member, depth: depth + 1)) }
      return .joined(parts)
    }
    guard let entries = value.dictionary, let domain = numbers(entries["Domain"]),
      domain.count >= 2, domain[0] <= domain[1]
    else { throw damaged("a function has no domain") }
    switch self.value("FunctionType", of: entries).integer {
    case 0: return .sampled(try samples(value, domain))
    case 2:
      let from = numbers(entries["C0"]) ?? [0]
      let to = numbers(entries["C1"]) ?? [1]
      return .exponential(
        domain: domain[0]...domain[1], from: from, to: to,
        power: self.value("N", of: entries).number ?? 1)
    case 3: return try stitched(entries, domain[0]...domain[1], depth)
    case 4:
      throw .unsupported(
        format: "PDF", place: nil, feature: "a calculator function (type 4)",
        remedy: "convert spot colors to RGB, or export an SVG")
    default: throw damaged("a function is of no known type")
    }
  }

  func damaged(_ reason: String) -> ImageFileError {
    .malformed(format: "PDF", place: nil, reason: reason)
  }

  private mutating func stitched(
    _ entries: [String: PDFObject], _ domain: ClosedRange<Double>, _ depth: Int
  ) throws(ImageFileError) -> PDFFunction {
    var parts: [PDFFunction] = []
    for part in value("Functions", of: entries).array ?? [] {
      parts.append(try function(part, depth: depth + 1))
    }
    let bounds = numbers(entries["Bounds"]) ?? []
    let encode = numbers(entries["Encode"]) ?? []
    guard !parts.isEmpty, bounds.count == parts.count - 1, encode.count >= 2 * parts.count else {
      throw damaged("a function of parts lacks some of them")
    }
    return .stitched(domain: domain, parts: parts, bounds: bounds, encode: encode)
  }

  private mutating func samples(
    _ object: PDFObject, _ domain: [Double]
  ) throws(ImageFileError) -> PDFSamples {
    guard let stream = object.stream, let range = numbers(stream.entries["Range"]),
      let sizes = integers(stream.entries["Size"]), range.count >= 2,
      sizes.count == domain.count / 2, sizes.allSatisfy({ $0 > 0 && $0 < 1 << 16 }),
      let bits = value("BitsPerSample", of: stream.entries).integer, (1...32).contains(bits)
    else { throw damaged("a function of samples lacks some of its entries") }
    let count = sizes.reduce(range.count / 2) { min($0 &* $1, 1 << 24) }
    guard count < 1 << 22 else { throw damaged("a function has too many samples") }
    var reader = BitReader(bytes: try decoded(stream))
    let whole = Double((1 << bits) - 1)
    let samples = (0..<count).map { _ in Double(reader.next(bits)) / whole }
    var allSamples: [Double] = []
    for size in sizes { allSamples += [0, Double(size - 1)] }
    let encode = numbers(stream.entries["Encode"]) ?? allSamples
    let decode = numbers(stream.entries["Decode"]) ?? range
    guard encode.count >= 2 * sizes.count, decode.count >= range.count else {
      throw damaged("a function of samples lacks some of its entries")
    }
    return PDFSamples(
      domain: domain, range: range, sizes: sizes, encode: encode, decode: decode, samples: samples)
  }
}

/// Reads numbers of a few bits, with the highest bit first; bits beyond the end are zero.
struct BitReader {
  let bytes: [UInt8]
  private var place = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the next number.
  ///
  /// - Parameter count: the number of bits, from 1 to 32.
  mutating func next(_ count: Int) -> Int {
    if count == 8, place & 7 == 0 {
      defer { place += 8 }
      return place >> 3 < bytes.count ? Int(bytes[place >> 3]) : 0
    }
    var value = 0
    for _ in 0..<count {
      let byte = place >> 3 < bytes.count ? bytes[place >> 3] : 0
      value = value << 1 | Int(byte >> (7 - place & 7) & 1)
      place += 1
    }
    return value
  }

  /// Skips to the next whole byte, at which rows begin.
  mutating func skipToByte() { place = (place + 7) & ~7 }
}
