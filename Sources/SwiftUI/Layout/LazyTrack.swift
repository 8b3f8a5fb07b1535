/// A column of a vertical lazy container, or a row of a horizontal one.
struct LazyTrack {
  var start: CGFloat
  var length: CGFloat
  var alignment: Alignment?

  /// The tracks of a grid in a given length; their total may differ from it.
  ///
  /// The length that remains after gaps and fixed items is divided in order among the others.
  ///
  /// - SeeAlso: objc.io, "SwiftUI Grid Layout" of 23 November 2020, in which it was found out. As
  ///   there.
  static func tracks(_ items: [GridItem], in length: CGFloat) -> [LazyTrack] {
    var left = length - items.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
    var sharing = 0
    for item in items {
      if case .fixed(let length) = item.size { left -= length } else { sharing += 1 }
    }
    var tracks: [LazyTrack] = []
    var start: CGFloat = 0
    for item in items {
      let share = max(left / CGFloat(max(sharing, 1)), 0)
      let lengths = item.lengths(share)
      let gap = item.spacing ?? 8
      for length in lengths {
        tracks.append(LazyTrack(start: start, length: length, alignment: item.alignment))
        start += length + gap
      }
      guard item.isSharing else { continue }
      left -= lengths.reduce(0, +) + gap * CGFloat(lengths.count - 1)
      sharing -= 1
    }
    return tracks
  }
}

extension GridItem {
  fileprivate var isSharing: Bool {
    if case .fixed = size { false } else { true }
  }

  /// The maximum number of tracks of an adaptive item, which a container of absurd length would exceed.
  private static let mostTracks: CGFloat = 10_000

  /// The lengths of the tracks that the item creates in its share.
  fileprivate func lengths(_ share: CGFloat) -> [CGFloat] {
    switch size {
    case .fixed(let length): return [length]
    case .flexible(let minimum, let maximum): return [min(max(share, minimum), maximum)]
    case .adaptive(let minimum, let maximum):
      let gap = spacing ?? 8
      let step = max(minimum + gap, 1)
      let fitting = ((share + gap) / step + 1e-9).rounded(.down)
      let count = share.isFinite && fitting >= 1 ? Int(min(fitting, Self.mostTracks)) : 1
      let length = (share - gap * CGFloat(count - 1)) / CGFloat(count)
      return Array(repeating: min(max(length, minimum), maximum), count: count)
    }
  }
}
