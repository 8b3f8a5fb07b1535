@testable import DarkroomIOSSources

/// The lines of a translated file that stand for lines of the original.
func translated(_ text: String, beside others: String...) -> [String] {
  let sources = ([text] + others).enumerated().map {
    SourceText(path: "/src/\($0).swift", text: $1)
  }
  let lines = ModuleTranslation(module: "App", sources: sources).files[0]
    .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  var result: [String] = []
  var isOriginal = false
  for line in lines {
    if line == "#sourceLocation()" { break }
    if line.hasPrefix("#sourceLocation") {
      isOriginal = true
    } else if isOriginal {
      result.append(line)
    }
  }
  return result
}

/// One line in a class, translated.
func translatedMember(_ line: String, beside other: String = "") -> String {
  let lines = translated("class C: NSObject {\n\(line)\n}\n", beside: other)
  return lines.count > 1 ? lines[1] : ""
}
