import DarkroomSnapshotStore

/// A run-script phase of a target.
struct ScriptPhase {
  /// The name of the tool that generates code, or else the name that Xcode shows.
  let name: String
  /// Whether the target cannot be built without the output of the script.
  let generatesCode: Bool

  /// Tools that generate Swift code, by the words with which scripts call them.
  private static let generators = [
    "swiftgen": "SwiftGen", "rswift": "R.swift", "sourcery": "Sourcery", "mockolo": "Mockolo",
    "needle": "Needle", "apollo-ios-cli": "Apollo", "apollo": "Apollo", "protoc": "protoc",
    "swift-openapi-generator": "OpenAPI Generator", "xcresource": "XCResource",
    "natalie": "Natalie",
    "gyb": "gyb", "mockingbird": "Mockingbird", "cuckoo": "Cuckoo", "cuckoo_generator": "Cuckoo",
  ]

  init(_ phase: XcodeObject) {
    let script = phase["shellScript"] ?? ""
    let words = script.lowercased().split { !($0.isLetter || $0.isNumber || "-_.".contains($0)) }
    let tool = words.lazy.compactMap { Self.generators[String($0)] }.first
    let outputs = phase.texts("outputPaths")
    name = tool ?? phase["name"] ?? "Run Script"
    generatesCode = tool != nil || outputs.contains { $0.hasSuffix(".swift") }
  }
}
