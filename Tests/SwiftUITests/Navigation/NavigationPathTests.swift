import SwiftUI
import Testing

struct NavigationPathTests {
  struct Item: Codable, Hashable { var id = 1 }

  /// The form that iOS prints: forums.swift.org, topic 58857.
  @Test func aPathIsEncodedByNamesOfTypesAndTheLastValueFirst() throws {
    var path = NavigationPath()
    path.append("Hello")
    path.append(123)

    let text = try String(decoding: JSONEncoder().encode(#require(path.codable)), as: UTF8.self)

    #expect(text == #"["Swift.Int","123","Swift.String","\"Hello\""]"#)
  }

  @Test func aPathIsTheSameAfterDecoding() throws {
    var typed = NavigationPath()
    typed.append(Item(id: 7))
    typed.append("a")

    let data = try JSONEncoder().encode(#require(typed.codable))
    let decoded = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)

    #expect(NavigationPath(decoded) == typed)
  }

  @Test func aPathWithAValueThatCannotBeEncodedHasNoCodableForm() {
    struct Opaque: Hashable {}
    var path = NavigationPath()
    path.append(Opaque())

    #expect(path.codable == nil)
  }

  @Test func aNameOfNoTypeIsAnError() {
    let data = Data(#"["Nowhere.Nothing","1"]"#.utf8)

    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    }
  }
}
