import DarkroomConstraintSolver

/// Times of the solver in microseconds, one line for each kind and size of system.
@main
struct LayoutRunner {
  static func main() {
    let kinds: [(String, (Int) -> LayoutSystem)] = [
      ("chain", LayoutSystem.chain), ("grid", LayoutSystem.grid), ("nested", LayoutSystem.nested),
    ]
    for (name, make) in kinds {
      for size in [10, 100, 1000, 5000] { measure(name, size, make) }
    }
  }

  private static func measure(_ name: String, _ size: Int, _ make: (Int) -> LayoutSystem) {
    let clock = ContinuousClock()
    let runs = size > 100 ? 5 : 50
    var first = Duration.seconds(1000)
    var edit = first
    var grown = first
    var count = 0
    for run in 0..<runs {
      var system = make(0)
      first = min(
        first,
        clock.measure {
          system = make(size)
          system.solver.solve()
        })
      count = system.count
      edit = min(
        edit,
        clock.measure {
          if let id = system.editable { system.solver.setConstant(-Double(run + 1), of: id) }
          system.solver.solve()
        })
      grown = min(
        grown,
        clock.measure {
          system.grow()
          system.solver.solve()
        })
    }
    let times = [first, edit, grown].map { Int($0 / .microseconds(1)) }
    print(
      #"{"system":"\#(name)","constraints":\#(count),"first_us":\#(times[0]),"edit_us":\#(times[1]),"add_us":\#(times[2])}"#
    )
  }
}
