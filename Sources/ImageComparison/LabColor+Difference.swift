import DarkroomRaster

extension LabColor {
  /// Returns the CIE 94 difference for graphic arts, with this color as the standard.
  ///
  /// - SeeAlso: CIE 116-1995. As there, all weights 1.
  func deltaE94(_ other: LabColor) -> Double {
    let (c, l) = (chroma - other.chroma, lightness - other.lightness)
    let (da, db) = (a - other.a, b - other.b)
    let hueSquared = max(0, da * da + db * db - c * c)
    let (sc, sh) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
    return (l * l + c * c / (sc * sc) + hueSquared / (sh * sh)).squareRoot()
  }

  /// Returns the CIEDE2000 difference with all weights 1.
  ///
  /// - SeeAlso: Sharma, Wu, Dalal, "The CIEDE2000 Color-Difference Formula" (2005), whose names are used. As there,
  ///   with the functions of `PortableMath`, which are the same on every machine.
  func ciede2000(_ other: LabColor) -> Double {
    let meanChroma = (chroma + other.chroma) / 2
    let g = 0.5 * (1 - Self.saturation(meanChroma))
    let (a1, a2) = ((1 + g) * a, (1 + g) * other.a)
    let (c1, c2) = ((a1 * a1 + b * b).squareRoot(), (a2 * a2 + other.b * other.b).squareRoot())
    let (h1, h2) = (Self.hue(a1, b), Self.hue(a2, other.b))
    let isGray = c1 * c2 == 0
    let turn = isGray ? 0 : Self.turn(from: h1, to: h2)
    let hueDistance = 2 * (c1 * c2).squareRoot() * PortableMath.sine(turn / 2 * .pi / 180)
    let l = (lightness + other.lightness) / 2
    let c = (c1 + c2) / 2
    let h = isGray ? h1 + h2 : Self.meanHue(h1, h2)
    let fromMiddle = (l - 50) * (l - 50)
    let dl =
      (other.lightness - lightness) / (1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot())
    let dc = (c2 - c1) / (1 + 0.045 * c)
    let dh = hueDistance / (1 + 0.015 * c * Self.hueWeight(h))
    let rotation = -Self.blueRotation(h) * 2 * Self.saturation(c)
    return max(0, dl * dl + dc * dc + dh * dh + rotation * dc * dh).squareRoot()
  }

  /// Returns the weight √(c⁷ / (c⁷ + 25⁷)) of a chroma `c`.
  private static func saturation(_ chroma: Double) -> Double {
    let third = chroma * chroma * chroma
    let seventh = third * third * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  /// Returns the hue in degrees from 0 to 360.
  private static func hue(_ a: Double, _ b: Double) -> Double {
    let degrees = PortableMath.angle(y: b, x: a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// Returns the angle between two hues, in degrees from −180 to 180.
  private static func turn(from h1: Double, to h2: Double) -> Double {
    let turn = h2 - h1
    return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
  }

  private static func meanHue(_ h1: Double, _ h2: Double) -> Double {
    guard abs(h1 - h2) > 180 else { return (h1 + h2) / 2 }
    return h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2
  }

  /// Returns the value T of the paper.
  private static func hueWeight(_ h: Double) -> Double {
    func cosine(_ degrees: Double) -> Double { PortableMath.cosine(degrees * .pi / 180) }
    return 1 - 0.17 * cosine(h - 30) + 0.24 * cosine(2 * h) + 0.32 * cosine(3 * h + 6)
      - 0.20 * cosine(4 * h - 63)
  }

  /// Returns the value sin 2Δθ of the paper.
  private static func blueRotation(_ h: Double) -> Double {
    let x = (h - 275) / 25
    return PortableMath.sine(60 * PortableMath.exponential(-x * x) * .pi / 180)
  }
}
