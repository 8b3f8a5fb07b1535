import DarkroomRasterKernels

extension BlendMode {
  /// Mixes each premultiplied pixel of `source` with one of `row`; `result` may be `row`.
  func mix(
    _ source: UnsafePointer<UInt32>, _ row: UnsafePointer<UInt32>, count: Int,
    into result: UnsafeMutablePointer<UInt32>, kernels: RowKernelTable
  ) {
    if RowKernels.mixes(mode: rawValue) {
      return unsafe kernels.mixRows(result, source, row, count, rawValue)
    }
    for i in 0..<count { unsafe result[i] = mix(source[i], row[i]) }
  }

  /// The result of the mode for one pixel that is completely covered.
  ///
  /// - SeeAlso: T. Porter, T. Duff, "Compositing digital images" (1984); W3C, Compositing and Blending Level 1;
  ///   AppKit's documentation of plusDarker. We differ: bytes, premultiplied, each divided and rounded once.
  func mix(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    let s = PixelChannels(source)
    let d = PixelChannels(destination)
    switch self {
    case .normal: return composited(source, over: destination)
    case .hue, .saturation, .color, .luminosity: return mixHSL(s, d)
    case .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
      .destinationOut, .destinationAtop, .xor:
      return mixPorterDuff(s, d)
    case .plusDarker, .plusLighter: return mixPlus(s, d)
    default: return mixSeparable(s, d)
    }
  }

  private func mixPorterDuff(_ s: PixelChannels, _ d: PixelChannels) -> UInt32 {
    let (fs, fd): (Int, Int) =
      switch self {
      case .copy: (255, 0)
      case .sourceIn: (d.alpha, 0)
      case .sourceOut: (255 - d.alpha, 0)
      case .sourceAtop: (d.alpha, 255 - s.alpha)
      case .destinationOver: (255 - d.alpha, 255)
      case .destinationIn: (0, s.alpha)
      case .destinationOut: (0, 255 - s.alpha)
      case .destinationAtop: (255 - d.alpha, s.alpha)
      case .xor: (255 - d.alpha, 255 - s.alpha)
      default: (0, 0)
      }
    return PixelChannels.zip(s, d) { (a, b) in (a * fs + b * fd + 127) / 255 }.pixel
  }

  /// The sums of the channels; plusDarker adds darkness, as AppKit documents it: max(0, 1 − ((1 − D) + (1 − S))).
  private func mixPlus(_ s: PixelChannels, _ d: PixelChannels) -> UInt32 {
    let alpha = min(255, s.alpha + d.alpha)
    var result = PixelChannels.zip(s, d) { (a, b) in
      self == .plusLighter
        ? min(alpha, a + b) : max(0, alpha - (d.alpha - b) - (s.alpha - a))
    }
    result.alpha = alpha
    return result.pixel
  }

  private func mixSeparable(_ s: PixelChannels, _ d: PixelChannels) -> UInt32 {
    let sa = s.alpha
    let da = d.alpha
    var result = PixelChannels.zip(s, d) { (a, b) in
      (a * (255 - da) + b * (255 - sa) + mixed(a, sa, b, da) + 127) / 255
    }
    result.alpha = sa + da - (sa * da + 127) / 255
    return result.clamped.pixel
  }

  /// The term sa · da · B(d ÷ da, s ÷ sa) from W3C Compositing and Blending 1, section 9.1; up to 255².
  private func mixed(_ s: Int, _ sa: Int, _ d: Int, _ da: Int) -> Int {
    switch self {
    case .multiply: s * d
    case .screen: s * da + d * sa - s * d
    case .overlay: Self.hardLight(d, da, s, sa)
    case .darken: min(s * da, d * sa)
    case .lighten: max(s * da, d * sa)
    case .colorDodge: Self.colorDodge(s, sa, d, da)
    case .colorBurn: Self.colorBurn(s, sa, d, da)
    case .softLight: Self.softLight(s, sa, d, da)
    case .hardLight: Self.hardLight(s, sa, d, da)
    case .difference: max(s * da, d * sa) - min(s * da, d * sa)
    case .exclusion: s * da + d * sa - 2 * s * d
    default: s * da
    }
  }

  private static func hardLight(_ s: Int, _ sa: Int, _ d: Int, _ da: Int) -> Int {
    2 * s <= sa ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s)
  }

  private static func colorDodge(_ s: Int, _ sa: Int, _ d: Int, _ da: Int) -> Int {
    if d == 0 { return 0 }
    if s >= sa { return sa * da }
    return min(sa * da, (d * sa * sa + (sa - s) / 2) / (sa - s))
  }

  private static func colorBurn(_ s: Int, _ sa: Int, _ d: Int, _ da: Int) -> Int {
    if d >= da { return sa * da }
    if s == 0 { return 0 }
    return sa * da - min(sa * da, ((da - d) * sa * sa + s / 2) / s)
  }

  /// This is the only mode with a square root; IEEE doubles round + − × ÷ √ equally on all machines.
  private static func softLight(_ s: Int, _ sa: Int, _ d: Int, _ da: Int) -> Int {
    if sa == 0 || da == 0 { return 0 }
    let cs = Double(s) / Double(sa)
    let cb = Double(d) / Double(da)
    let result: Double
    if cs <= 0.5 {
      result = cb - (1 - 2 * cs) * cb * (1 - cb)
    } else {
      let curve = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
      result = cb + (2 * cs - 1) * (curve - cb)
    }
    return Int(result * Double(sa * da) + 0.5)
  }
}
