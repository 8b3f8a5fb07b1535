import DarkroomCoreGraphics
import DarkroomRaster

/// The key frames of an animation, with the interpolation between them.
///
/// - SeeAlso: Apple, "CAKeyframeAnimation", for the modes and the numbers of times; D. Kochanek and R. Bartels,
///   "Interpolating splines with local tension, continuity, and bias control" (1984), for the cubic ones. As there.
struct KeyframeTrack {
  private let frames: [AnimatedValue]
  /// The times from 0 to 1, one for each frame; one more for discrete frames.
  private let times: [Double]
  private let paces: [CAMediaTimingFunction]
  private let mode: CAAnimationCalculationMode
  private let path: PathTrack?
  private let bends: SplineBends

  init(_ animation: CAKeyframeAnimation) {
    mode = animation.calculationMode
    paces = animation.timingFunctions ?? []
    bends = SplineBends(animation)
    path = animation.path.map { PathTrack($0.raster) }
    frames =
      path?.points.map { .numbers([$0.x, $0.y]) }
      ?? (animation.values ?? []).compactMap { AnimatedValue($0) }
    let isStill = animation.calculationMode == .discrete
    let isPaced = animation.calculationMode == .paced || animation.calculationMode == .cubicPaced
    let given = (animation.keyTimes ?? []).map(\.doubleValue)
    let count = isStill ? frames.count + 1 : frames.count
    if isPaced {
      times = Self.pacedTimes(frames, path)
    } else if given.count == count || isStill && given.count == frames.count {
      times = given
    } else {
      times = (0..<max(count, 1)).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
    }
  }

  /// Times that are proportional to the distances between frames.
  private static func pacedTimes(_ frames: [AnimatedValue], _ path: PathTrack?) -> [Double] {
    guard frames.count > 1 else { return [0] }
    var lengths = [0.0]
    for index in 1..<frames.count {
      let way = path?.length(of: index - 1) ?? frames[index - 1].distance(from: frames[index])
      lengths.append(lengths[index - 1] + way)
    }
    guard let whole = lengths.last, whole > 0 else {
      return frames.indices.map { Double($0) / Double(frames.count - 1) }
    }
    return lengths.map { $0 / whole }
  }

  func value(at share: Double) -> AnimatedValue? {
    guard let place = place(of: share) else { return frames.last }
    if mode == .discrete { return frames[min(place.index, frames.count - 1)] }
    if let path { return .numbers(path.point(of: place.index, place.share).components) }
    guard mode == .cubic || mode == .cubicPaced else {
      return frames[place.index].mixed(with: frames[place.index + 1], place.share)
    }
    return bends.value(in: frames, place.index, place.share)
  }

  /// The direction of a path in radians; nil without a path.
  func direction(at share: Double) -> Double? {
    guard let path, let place = place(of: share) else { return nil }
    return path.direction(of: place.index, place.share)
  }

  /// The frame before a time, and the progress from there to the next; nil if there is none.
  private func place(of share: Double) -> (index: Int, share: Double)? {
    guard frames.count > 1 || mode == .discrete && !frames.isEmpty else { return nil }
    let last = mode == .discrete ? frames.count - 1 : frames.count - 2
    var index = 0
    while index < last, index + 1 < times.count, share >= times[index + 1] { index += 1 }
    guard mode != .discrete, index + 1 < times.count else { return (index, 0) }
    let span = times[index + 1] - times[index]
    var within = span > 0 ? (share - times[index]) / span : 1
    within = min(max(within, 0), 1)
    if paces.indices.contains(index) { within = paces[index].progress(after: within) }
    return (index, within)
  }
}

extension CAKeyframeAnimation {
  var track: KeyframeTrack { KeyframeTrack(self) }
}

extension AnimatedValue {
  fileprivate func distance(from other: AnimatedValue) -> Double {
    guard case .numbers(let a) = self, case .numbers(let b) = other, a.count == b.count else {
      return 1
    }
    return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }
}

extension Point {
  fileprivate var components: [Double] { [x, y] }
}

/// The shape of curves at the key frames on them.
struct SplineBends {
  private let tension: [Double]
  private let continuity: [Double]
  private let bias: [Double]

  init(_ animation: CAKeyframeAnimation) {
    tension = (animation.tensionValues ?? []).map(\.doubleValue)
    continuity = (animation.continuityValues ?? []).map(\.doubleValue)
    bias = (animation.biasValues ?? []).map(\.doubleValue)
  }

  func value(in frames: [AnimatedValue], _ index: Int, _ share: Double) -> AnimatedValue {
    guard case .numbers(let from) = frames[index], case .numbers(let to) = frames[index + 1],
      from.count == to.count
    else { return frames[index].mixed(with: frames[index + 1], share) }
    func neighbor(_ other: Int) -> [Double] {
      guard frames.indices.contains(other), case .numbers(let value) = frames[other],
        value.count == from.count
      else { return other < index ? from : to }
      return value
    }
    let (before, after) = (neighbor(index - 1), neighbor(index + 2))
    return .numbers(
      from.indices.map { i in
        let leaving = slope(
          at: index, before[i], from[i], to[i], isLeaving: true)
        let coming = slope(at: index + 1, from[i], to[i], after[i], isLeaving: false)
        return hermite(from[i], leaving, to[i], coming, share)
      })
  }

  private func slope(
    at index: Int, _ before: Double, _ here: Double, _ after: Double, isLeaving: Bool
  ) -> Double {
    func at(_ list: [Double]) -> Double { list.indices.contains(index) ? list[index] : 0 }
    let (t, c, b) = (at(tension), isLeaving ? at(continuity) : -at(continuity), at(bias))
    return (1 - t) * (1 + c) * (1 + b) / 2 * (here - before)
      + (1 - t) * (1 - c) * (1 - b) / 2 * (after - here)
  }

  private func hermite(_ a: Double, _ m: Double, _ b: Double, _ n: Double, _ t: Double) -> Double {
    let (t2, t3) = (t * t, t * t * t)
    return (2 * t3 - 3 * t2 + 1) * a + (t3 - 2 * t2 + t) * m + (3 * t2 - 2 * t3) * b + (t3 - t2) * n
  }
}
