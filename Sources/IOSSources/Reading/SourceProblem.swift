/// The reason why iOS code cannot be compiled on Linux unchanged; the raw value is the heading for the count of such
/// places.
package enum SourceProblem: String, CaseIterable, Sendable {
  case extensionOverride = "overrides in extensions"
  case selectorForm = "selectors of an unknown form"
  case optionalMember = "optional methods that share a name"
  case localProtocol = "optional members of protocols in functions"
  case coreData = "Core Data"
  case fileLiteral = "file literals"
  case entryPoint = "main.swift"
  case encoding = "encodings"
  case damaged = "damaged files"
  case unreadable = "files that cannot be read"
  case missingModule = "modules that Linux has not"
  case missingType = "Foundation's types that Linux has not"
  case missingName = "names that UIKit lacks here"
  case missingMember = "members that no type has here"
  case runtimeFunction = "functions of the Objective-C runtime"
  case objectiveC = "Objective-C sources"
}
