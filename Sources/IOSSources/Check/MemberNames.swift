/// The names of members that types in the toolchain's modules and in Darkroom's modules have on Linux.
package enum MemberNames {
  /// The names that Darkroom's modules, and OpenCombine with them, declare inside and outside types.
  package static let ours = names(in: darkroom).union(UIKitNames.all).union(FrameworkNames.all)

  /// The names that the modules of the toolchain declare on Linux.
  package static let toolchain = names(in: swift)

  /// The modules of the toolchain that packages import.
  package static let modules = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Observation", "RegexBuilder", "Swift",
    "Synchronization", "Testing",
    "XCTest", "_Concurrency", "_StringProcessing",
  ]

  static let all = ours.union(toolchain).union(["Protocol", "Type", "init", "module", "self"])

  private static func names(in list: String) -> Set<String> {
    Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
