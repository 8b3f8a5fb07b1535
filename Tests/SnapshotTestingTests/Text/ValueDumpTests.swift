import Foundation
import SnapshotTesting
import Testing

/// How values are dumped; the texts are upstream's, measured on Linux.
struct ValueDumpTests {
  func dump<Value>(_ value: Value) -> String {
    var result = ""
    Snapshotting<Value, String>.dump.snapshot(value).run { result = $0 }
    return result
  }

  enum Described: CustomStringConvertible {
    case plain
    case with(Int)
    var description: String { "described" }
  }

  enum Debugged: CustomDebugStringConvertible {
    case plain
    var debugDescription: String { "debugged" }
  }

  struct Debug: CustomDebugStringConvertible {
    var x = 1
    var debugDescription: String { "Debug!" }
  }

  /// Its children stand as declared.
  struct Words: CustomStringConvertible {
    var zebra = 1
    var apple = 2
    var description: String { "Words at 0x7f00" }
  }

  struct Badge: AnySnapshotStringConvertible {
    var x = 1
    var snapshotDescription: String { "Badge" }
  }

  final class Node {
    var name = "n"
    var next: Node?
  }

  final class DescribedNode: CustomStringConvertible {
    var next: DescribedNode?
    var description: String { "node" }
  }

  @Test func tuplesAndEntriesOfDictionariesAreInParentheses() {
    #expect(dump((1, "x")) == "▿ (2 elements)\n  - .0: 1\n  - .1: \"x\"\n")
    #expect(dump(()) == "- (0 elements)\n")
    #expect(
      dump(["a": 1])
        == "▿ 1 key/value pair\n  ▿ (2 elements)\n    - key: \"a\"\n    - value: 1\n")
  }

  @Test func optionalsKeepTheirLevel() {
    #expect(dump(Optional("a")) == "▿ Optional<String>\n  - some: \"a\"\n")
    #expect(dump(Optional(Badge())) == "▿ Optional<Badge>\n  - some: Badge\n")
    #expect(dump(Badge?.none) == "- Optional<Badge>.none\n")
    #expect(dump(["x"] as [Any?]) == "▿ 1 element\n  ▿ Optional<Any>\n    - some: \"x\"\n")
  }

  @Test func datesAreWholeSeconds() {
    #expect(dump(Date(timeIntervalSinceReferenceDate: 0.25)) == "- 2001-01-01T00:00:00Z\n")
  }

  @Test func circlesNameTheProperty() {
    let node = Node()
    node.next = node

    #expect(
      dump(node) == """
        ▿ Node
          - name: "n"
          ▿ next: Optional<Node>
            ▿ some (circular reference detected)

        """)
  }

  @Test(.timeLimit(.minutes(1))) func circlesOfDescribedObjectsEnd() {
    let node = DescribedNode()
    node.next = node

    #expect(dump(node).hasSuffix("▿ some (circular reference detected)\n"))
  }

  @Test func descriptionsStandForEnumerations() {
    #expect(dump(Described.plain) == "- described\n")
    #expect(dump(Described.with(2)) == "▿ described\n  - with: 2\n")
    #expect(dump(Debugged.plain) == "- Debugged.debugged\n")
  }

  @Test func debugDescriptionsDoNotStandForTypes() {
    #expect(dump(Debug()) == "▿ Debug\n  - x: 1\n")
    #expect(
      dump(CGSize(width: 1, height: 2)) == "▿ CGSize\n  - height: 2.0\n  - width: 1.0\n")
  }

  @Test func whatDescribesItselfKeepsOrderAndAddresses() {
    #expect(dump(Words()) == "▿ Words at 0x7f00\n  - zebra: 1\n  - apple: 2\n")
  }

  @Test func listsOfFoundationAreLists() {
    #expect(dump(NSArray(array: [1, 2])) == "▿ 2 elements\n  - 1\n  - 2\n")
  }

  @Test func membersOfSetsAreSortedAsTheyAreWritten() {
    #expect(dump(Set([10, 9, 1])) == "▿ 3 members\n  - 1\n  - 10\n  - 9\n")
  }

  /// Each level would double the work if it were dumped once to be sorted and once to be shown.
  @Test(.timeLimit(.minutes(1))) func deepValuesTakeNoExponentialTime() {
    struct Level {
      var inner: Any?
    }
    var value = Level()
    for _ in 0..<40 { value = Level(inner: value) }

    #expect(dump(value).split(separator: "\n").count == 82)
  }
}
