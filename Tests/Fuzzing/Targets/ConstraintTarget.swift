import DarkroomConstraintSystems

/// Systems of constraints, half of them edited: the solver against exact arithmetic.
struct ConstraintTarget: FuzzTarget {
  static let name = "constraints"

  init() {}

  /// The number of a system: four bytes, the lowest first.
  func input(_ random: inout FuzzRandom) -> [UInt8] { random.bytes(4) }

  func run(_ input: [UInt8]) throws {
    var number = 0
    for byte in input.prefix(4).reversed() { number = number << 8 | Int(byte) }
    let report = RandomSystems.check(seed: number, count: 1)
    if let failure = report.failure { throw FuzzFailure(failure) }
  }
}
