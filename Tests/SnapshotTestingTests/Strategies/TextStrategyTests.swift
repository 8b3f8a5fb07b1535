import Foundation
import FoundationNetworking
import SnapshotTesting
import Testing

/// What the strategies make of values; expected texts follow upstream's documentation and references.
struct TextStrategyTests {
  func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
    var result = ""
    strategy.snapshot(value).run { result = $0 }
    return result
  }

  struct User: Encodable {
    let id: Int
    let name: String
    let bio: String?
    let friends: [String]
    let tags: Set<String>
    let scores: [String: Int]
  }

  let user = User(
    id: 1, name: "Blob", bio: nil, friends: ["Ann"], tags: ["b", "a"], scores: ["y": 2, "x": 1])

  @Test func dumpIsSortedAndIndented() {
    #expect(
      text(user, .dump) == """
        ▿ User
          - bio: Optional<String>.none
          ▿ friends: 1 element
            - "Ann"
          - id: 1
          - name: "Blob"
          ▿ scores: 2 key/value pairs
            ▿ (2 elements)
              - key: "x"
              - value: 1
            ▿ (2 elements)
              - key: "y"
              - value: 2
          ▿ tags: 2 members
            - "a"
            - "b"

        """)
  }

  @Test func dumpFindsCircles() {
    final class Node {
      var next: Node?
    }
    let node = Node()
    node.next = node

    #expect(text(node, .dump).contains("(circular reference detected)"))
  }

  @Test func dumpTakesAddressesOut() {
    let object = NSObject()

    #expect(!text(object, .dump).contains("0x"))
    #expect(text(object, .dump).hasPrefix("- <NSObject"))
  }

  @Test func datesAreUniversal() {
    #expect(text(Date(timeIntervalSince1970: 0), .dump) == "- 1970-01-01T00:00:00Z\n")
  }

  @Test func jsonIsPrettyAndSorted() {
    let small = ["b": 1, "a": 2]

    #expect(text(small, .json) == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
    #expect(text(small as Any, .json) == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
  }

  /// Upstream has the strategy for values of every type.
  @Test func jsonTakesAnyDictionary() {
    let strategy = Snapshotting<[String: Any], String>.json

    #expect(text(["b": [1, true], "a": NSNull()], strategy).hasPrefix("{\n  \"a\" : null,\n"))
    #expect(text("x", strategy.pullback { (name: String) in [name: 1] }).contains("\"x\" : 1"))
    #expect(strategy.pathExtension == "json")
  }

  @Test func plistIsXML() {
    let plist = text(["b": 1, "a": 2], .plist)

    #expect(plist.hasPrefix("<?xml version=\"1.0\""))
    #expect(plist.contains("<key>a</key>\n\t<integer>2</integer>\n\t<key>b</key>"))
  }

  @Test func functionsOfFewInputsAreTables() {
    enum Turn: String, CaseIterable { case left, right }
    let strategy = Snapshotting<Turn, String>.func(into: Snapshotting<String, String>.description)
    let function: (Turn) -> String = { $0.rawValue.uppercased() }

    #expect(text(function, strategy) == "\"left\",\"LEFT\"\n\"right\",\"RIGHT\"")
    #expect(strategy.pathExtension == "csv")
  }

  @Test func requestsAreWrittenWhole() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.org/?b=2&a=1")))
    request.httpMethod = "POST"
    request.httpBody = Data(#"{"k":"v"}"#.utf8)
    request.setValue("json", forHTTPHeaderField: "Accept")
    request.setValue("id=1", forHTTPHeaderField: "Cookie")

    #expect(
      text(request, .raw) == """
        POST https://example.org/?a=1&b=2
        Accept: json
        Cookie: id=1

        {"k":"v"}
        """)
    #expect(text(request, .raw(pretty: true)).hasSuffix("{\n  \"k\" : \"v\"\n}"))
    #expect(
      text(request, .curl)
        == [
          "curl", "--request POST", "--header \"Accept: json\"", #"--data "{\"k\":\"v\"}""#,
          "--cookie \"id=1\"", "\"https://example.org/?a=1&b=2\"",
        ].joined(separator: " \\\n\t"))
  }

  @Test func waitingTakesItsTime() {
    let start = Date()

    #expect(text("x", .wait(for: 0.05, on: .lines)) == "x")
    #expect(Date().timeIntervalSince(start) >= 0.05)
  }
}
