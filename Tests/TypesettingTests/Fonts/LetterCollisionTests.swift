import DarkroomRaster
import DarkroomTypesetting
import Testing

/// San Francisco's widths are spacing: they may not push letters of Inter into each other.
struct LetterCollisionTests {
  private static let letters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ01478.,!?'-(/éÅß")
  private static let steps = 28

  /// What a glyph's ink spans at each of some heights, in em; nil where it has none.
  private typealias Profile = [ClosedRange<Double>?]

  @Test(arguments: [8.0, 17, 20, 22, 34, 60], [0.0, 0.4])
  func noPairOverlapsMoreThanInInter(size: Double, weight: Double) throws {
    let font = try FontLibrary.shared.font(.system(size: size, weight: weight))
    let plain = Font(
      instance: FontInstance.of(font.instance.face, variations: font.instance.variations),
      request: font.request, metrics: font.metrics, features: font.features)
    var profiles: [UInt32: Profile] = [:]
    for letter in Self.letters {
      for glyph in glyphs(String(letter), font).map(\.glyph) where profiles[glyph] == nil {
        profiles[glyph] = profile(of: glyph, font.instance)
      }
    }

    var collisions: [String: Double] = [:]
    for left in Self.letters {
      let text = Self.letters.map { "\(left)\($0)" }.joined()
      for (i, (ours, inters)) in zip(pairs(text, font), pairs(text, plain)).enumerated() {
        guard ours.distance < inters.distance, let a = profiles[ours.left],
          let b = profiles[ours.right]
        else { continue }
        let apart = gap(a, b)
        let excess = apart + ours.distance - min(0, apart + inters.distance)
        if excess < -0.001 { collisions[String(Array(text)[i...(i + 1)])] = excess }
      }
    }

    #expect(collisions == [:])
  }

  /// Glyphs and where their advances begin, in em: the half of a widening before the ink is part of the place.
  private func glyphs(_ text: String, _ font: Font) -> [(glyph: UInt32, x: Double)] {
    TextLayout(StyledText(text, style: TextStyle(font: font))).lines.flatMap(\.runs).flatMap {
      zip($0.glyphs, $0.positions.map { $0.x / font.size }).map { ($0, $1) }
    }
  }

  private func pairs(
    _ text: String, _ font: Font
  ) -> [(left: UInt32, right: UInt32, distance: Double)] {
    let all = glyphs(text, font)
    return zip(all, all.dropFirst()).map { ($0.glyph, $1.glyph, $1.x - $0.x) }
  }

  /// How far ink is apart, less the distance of the glyphs' origins.
  private func gap(_ left: Profile, _ right: Profile) -> Double {
    var least = Double.infinity
    for (a, b) in zip(left, right) {
      if let a, let b { least = min(least, b.lowerBound - a.upperBound) }
    }
    return least
  }

  private func profile(of glyph: UInt32, _ instance: FontInstance) -> Profile {
    var profile = Profile(repeating: nil, count: Self.steps)
    let em = instance.unitsPerEm
    guard let path = instance.outline(of: glyph)?.flattened(tolerance: em / 1000) else {
      return profile
    }
    func add(_ a: Point, _ b: Point) {
      for step in profile.indices {
        let y = (Double(step) + 0.5) / Double(Self.steps) * 1.3 * em - 0.3 * em
        guard min(a.y, b.y) <= y, y <= max(a.y, b.y), a.y != b.y else { continue }
        let x = (a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)) / em
        let known = profile[step] ?? x...x
        profile[step] = min(known.lowerBound, x)...max(known.upperBound, x)
      }
    }
    var start = Point.zero
    var last = Point.zero
    var next = 0
    for verb in path.verbs {
      if verb == .move { start = path.points[next] } else if verb == .close { add(last, start) }
      if verb == .line { add(last, path.points[next]) }
      if verb == .move || verb == .line { last = path.points[next] }
      if verb == .close { last = start }
      next += verb.pointCount
    }
    return profile
  }
}
