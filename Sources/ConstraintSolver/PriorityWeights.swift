/// The cost of one unit of a variable, as a number for each priority.
///
/// Priorities are compared in order, highest first, and never mixed: no amount of error at 749
/// outweighs any error at 750. That is exact where one number per priority, however wide apart,
/// would not be: doubles hold 16 digits and UIKit has 1000 priorities.
struct PriorityWeights: Sendable {
  private struct Level: BlankElement {
    static let blank = Level(priority: 0, weight: 0)

    let priority: Float
    var weight: Double
  }

  private static let negligible = 1e-9

  /// The levels, with the highest priority first.
  private var levels = ShortList<2, Level>()

  init() {}

  init(_ weight: Double, at priority: Float) {
    levels.append(Level(priority: priority, weight: weight))
  }

  var isEmpty: Bool { levels.isEmpty }
  var isNegative: Bool { levels.first.map { $0.weight < 0 } ?? false }
  var isPositive: Bool { levels.first.map { $0.weight > 0 } ?? false }

  mutating func add(_ other: PriorityWeights, times factor: Double) {
    other.levels.forEach { add($0.weight * factor, at: $0.priority) }
  }

  mutating func add(_ weight: Double, at priority: Float) {
    guard let index = levels.firstIndex(where: { $0.priority <= priority }) else {
      if abs(weight) >= Self.negligible { levels.append(Level(priority: priority, weight: weight)) }
      return
    }
    let level = levels[index]
    if level.priority < priority {
      if abs(weight) >= Self.negligible {
        levels.insert(Level(priority: priority, weight: weight), at: index)
      }
    } else if abs(level.weight + weight) >= Self.negligible {
      levels[index].weight = level.weight + weight
    } else {
      levels.remove(at: index)
    }
  }

  /// Returns whether `self / divisor` costs less than `other / otherDivisor`; divisors are positive.
  func isLess(_ divisor: Double, than other: PriorityWeights, _ otherDivisor: Double) -> Bool {
    var i = 0
    var j = 0
    while i < levels.count || j < other.levels.count {
      let a = i < levels.count ? levels[i].priority : -.infinity
      let b = j < other.levels.count ? other.levels[j].priority : -.infinity
      let mine = a >= b ? levels[i].weight / divisor : 0
      let others = b >= a ? other.levels[j].weight / otherDivisor : 0
      if abs(mine - others) > Self.negligible { return mine < others }
      if a >= b { i += 1 }
      if b >= a { j += 1 }
    }
    return false
  }
}
