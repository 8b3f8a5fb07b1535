import DarkroomTestSupport
import Foundation
import Testing

/// Coverage is told of the sources, not of their translations.
struct CoverageReportTests {
  static let translation = """
    import DarkroomUIKit
    #sourceLocation(file: "/app/Trail.swift", line: 2)
    func length() -> Int {
      3
    }
    #sourceLocation()
    func registered() {}
    """

  /// What `ios-sources coverage` prints; `/out` in the report is a folder with the translation.
  private func translate(_ report: String) throws -> NSDictionary {
    let folder = try ScratchFolder()
    try Self.translation.write(
      toFile: folder.path("Trail.linux.swift"), atomically: true, encoding: .utf8)
    let path = folder.path("report.json")
    try report.replacingOccurrences(of: "/out/", with: folder.path + "/").write(
      toFile: path, atomically: true, encoding: .utf8)
    let run = try IOSSourcesTool.run("coverage", path)
    try #require(run.status == 0, "\(run.error)")
    return try parsed(run.output)
  }

  private func parsed(_ report: String) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(report.utf8)) as? NSDictionary)
  }

  @Test func filesAndLinesAreThoseOfTheSources() throws {
    let report = try translate(
      """
      {"data": [{"files": [{"filename": "/out/Trail.linux.swift", "summary": {"lines": {"count": 4}},
        "segments": [[3, 22, 1, true, true, false], [5, 2, 0, false, false, false], [7, 20, 1, true, true, false]]}],
        "functions": [
          {"name": "length", "filenames": ["/out/Trail.linux.swift"], "regions": [[3, 22, 5, 2, 1, 0, 0, 0]]},
          {"name": "registered", "filenames": ["/out/Trail.linux.swift"], "regions": [[7, 20, 7, 22, 1, 0, 0, 0]]}
        ]}], "type": "llvm.coverage.json.export"}
      """)

    #expect(
      try report
        == parsed(
          """
          {"data": [{"files": [{"filename": "/app/Trail.swift", "summary": {"lines": {"count": 4}},
            "segments": [[2, 22, 1, true, true, false], [4, 2, 0, false, false, false]]}],
            "functions": [
              {"name": "length", "filenames": ["/app/Trail.swift"], "regions": [[2, 22, 4, 2, 1, 0, 0, 0]]}
            ]}], "type": "llvm.coverage.json.export"}
          """))
  }

  @Test func otherFilesStayAsTheyAre() throws {
    let text = """
      {"data": [{"files": [{"filename": "/app/Plain.swift", "segments": [[1, 1, 0, true, true, false]]},
        {"filename": "/gone/Old.linux.swift", "segments": [[1, 1, 0, true, true, false]]}],
        "functions": [{"name": "f", "filenames": ["/app/Plain.swift"], "regions": [[1, 1, 2, 2, 1, 0, 0, 0]]}]}]}
      """

    #expect(try translate(text) == parsed(text))
  }

  @Test func aFileOfAnotherFormIsAnError() throws {
    let folder = try ScratchFolder()
    for text in ["[]", "{"] {
      let path = folder.path("report.json")
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      #expect(try IOSSourcesTool.run("coverage", path).status == 2)
    }
  }
}
