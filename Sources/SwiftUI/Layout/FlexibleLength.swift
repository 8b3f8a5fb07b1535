/// The minimum, ideal and maximum length of a frame, in points.
struct FlexibleLength {
  let minimum: CGFloat?
  let ideal: CGFloat?
  let maximum: CGFloat?

  /// Lengths that a frame cannot have are ignored; only the maximum may be infinite.
  init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
    self.minimum = minimum.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.ideal = ideal.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.maximum = maximum.flatMap { $0 >= 0 ? $0 : nil }
  }

  private func clamped(_ length: CGFloat) -> CGFloat {
    max(min(length, maximum ?? .infinity), minimum ?? -.infinity)
  }

  /// The proposal with which the child is measured.
  func inner(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamped) }

  /// The proposal with which the child is placed: the length of the frame, unless only the child determined it.
  ///
  /// - SeeAlso: OpenSwiftUI, `FlexFrameLayout.childPlacementProposal`. As there.
  func offer(_ proposal: CGFloat?, in length: CGFloat) -> CGFloat? {
    let isFree = length > minimum ?? -.infinity && length < maximum ?? .infinity
    return proposal == nil && ideal == nil && isFree ? nil : length
  }

  func length(_ proposal: CGFloat?, _ child: CGFloat) -> CGFloat {
    guard let proposal else { return ideal.map(clamped) ?? clamped(child) }
    switch (minimum, maximum) {
    case (nil, nil): return child
    case (_?, _?): return clamped(proposal)
    case (nil, let maximum?): return min(max(proposal, child), maximum)
    case (let minimum?, nil): return max(min(proposal, child), minimum)
    }
  }
}
