import DarkroomUIKit
import Testing

@MainActor
struct MenuTests {
  /// One stack frame for each would be more than a thread has.
  @Test func menusNestedAHundredThousandDeepAreFreed() {
    weak var innermost: UIMenu?
    do {
      var menu = UIMenu(title: "0")
      innermost = menu
      for depth in 1...100_000 { menu = UIMenu(title: "\(depth)", children: [menu]) }
      #expect(menu.children.first?.title == "99999")
    }

    #expect(innermost == nil)
  }

  @Test func elementsThatOthersHoldKeepTheirChildren() {
    let action = UIAction(title: "a") { _ in }
    let held = UIMenu(title: "held", children: [action])
    do { _ = UIMenu(title: "outer", children: [held]) }

    #expect(held.children.first === action)
  }
}
