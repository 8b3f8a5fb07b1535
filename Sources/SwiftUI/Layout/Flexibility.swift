/// How much a view's length can change, ordered from least flexible to most.
struct Flexibility: Comparable {
  let minimum: CGFloat
  let range: CGFloat

  static func < (lhs: Flexibility, rhs: Flexibility) -> Bool {
    if lhs.range == .infinity, rhs.range == .infinity { return lhs.minimum > rhs.minimum }
    return lhs.range < rhs.range
  }

  static func == (lhs: Flexibility, rhs: Flexibility) -> Bool {
    lhs.range == rhs.range && (lhs.range != .infinity || lhs.minimum == rhs.minimum)
  }
}
