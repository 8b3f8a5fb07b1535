import Testing

@testable import DarkroomIOSSources

/// Classes in functions, as spies of tests are.
struct LocalClassTests {
  private let delegate = """
    @objc protocol ListDelegate {
      @objc optional func list(_ list: List, didSelect row: Int)
    }

    """

  private func lines(_ text: String) -> [String] { translated(text, beside: delegate) }

  @Test func theyEnterTheirMembersWhenTheseAreLookedFor() {
    let lines = lines(
      "func test() {\n  class Spy: NSObject, ListDelegate {\n    func list(_ list: List, didSelect row: Int) {}\n  }\n}\n"
    )

    #expect(
      lines == [
        "func test() {",
        "  class Spy: NSObject, ListDelegate, _GenericClassMembers {",
        "    func list(_ list: List, didSelect row: Int) {}",
        #"   nonisolated class var _darkroomRegisterMembers: @MainActor @Sendable () -> Void { { _ClassRegistry.add("list:didSelect:") { (it: Spy) in it.list(_:didSelect:) } } };}"#,
        "}",
      ])
  }

  @Test func theirSubclassesOverrideThat() {
    let lines = lines(
      """
      func test() {
        class Spy: NSObject, ListDelegate { func list(_ list: List, didSelect row: Int) {} }
        final class Sub: Spy { @objc func more() {} }
      }

      """)

    #expect(lines[1].contains("_GenericClassMembers"))
    #expect(!lines[2].contains("_GenericClassMembers"))
    #expect(lines[2].contains("; nonisolated override class var _darkroomRegisterMembers"))
  }

  @Test func thoseOfOneNameDoNotMix() {
    let lines = lines(
      """
      func one() {
        class Spy: NSObject, ListDelegate { func list(_ list: List, didSelect row: Int) {} }
      }
      func two() {
        class Spy: NSObject { func list(_ list: List, didSelect row: Int) {} }
      }
      class Spy: UIView { @objc func act(_ sender: Any) {} }
      func three() {
        class Spy: NSObject { @objc func act() {}; func a() -> Selector { #selector(act) } }
      }

      """)

    #expect(lines[1].contains("add("))
    #expect(!lines[4].contains("add("))
    #expect(!lines[6].contains("_GenericClassMembers"))
    #expect(lines[8].contains(#"Selector("act", Spy.act as (Spy) -> () -> Void)"#))
  }

  @Test func othersStay() {
    let text = "func f() {\n  class Node { var next: Node? }\n  struct Pair { var a = 1 }\n}\n"

    #expect(lines(text) == text.split(separator: "\n").map(String.init))
  }
}
