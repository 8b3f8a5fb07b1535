import DarkroomConstraintSolver

/// Times of the solver in microseconds, one line for each kind and size of system.
@main
struct LayoutRunner {
  static func main() {
    let kinds: [(String, (Int) -> LayoutSystem)] = [
      ("chain", LayoutSystem.chain), ("grid", LayoutSystem.grid), ("nested", LayoutSystem.nested),
      ("stacks", { LayoutSystem.stacks($0, isInsideOut: false) }),
      ("stacks inside out", { LayoutSystem.stacks($0, isInsideOut: true) }),
      ("open row", LayoutSystem.openRow),
    ]
    for (name, make) in kinds {
      for size in [100, 300, 1000, 3000, 10000] { measure(name, size, make) }
    }
  }

  private static func measure(_ name: String, _ size: Int, _ make: (Int) -> LayoutSystem) {
    let clock = ContinuousClock()
    let runs = size > 100 ? 5 : 50
    var first = Duration.seconds(1000)
    var edit = first
    var grown = first
    var removed = first
    var count = 0
    var pivots = 0
    for run in 0..<runs {
      var system = make(0)
      first = min(
        first,
        clock.measure {
          system = make(size)
          system.solver.solve()
        })
      count = system.count
      pivots = system.solver.pivotCount
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
      removed = min(
        removed,
        clock.measure {
          if let id = system.removable { system.solver.remove(id) }
          system.solver.solve()
        })
    }
    let times = [first, edit, grown, removed].map { Int($0 / .microseconds(1)) }
    print(
      #"{"system":"\#(name)","constraints":\#(count),"first_us":\#(times[0]),"edit_us":\#(times[1]),"add_us":\#(times[2]),"remove_us":\#(times[3]),"pivots":\#(pivots)}"#
    )
  }
}
