import Foundation
import Testing
import Twin

struct TwinTests {
  static let corpus: [URL] = {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let repository = package.deletingLastPathComponent().deletingLastPathComponent()
    let folders =
      [package.appending(path: "Corpus")]
      + ["Sources", "Tests"].map { repository.appending(path: $0) }
    return folders.flatMap { folder in
      (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap {
        $0 as? URL
      } ?? [])
      .filter { $0.pathExtension == "swift" && !$0.path.contains("/.build") }
    }.sorted { $0.path < $1.path }
  }()

  @Test func theCorpusIsThere() {
    #expect(Self.corpus.contains { $0.lastPathComponent == "Tricky.swift" })
    #expect(Self.corpus.count > 500)
  }

  /// The corpus, and every source of this repository.
  @Test(arguments: corpus)
  func bothFindTheSame(_ file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let own = ownFacts(of: text)
    let twin = twinFacts(of: text)

    #expect(own.difference(from: twin).map(describe) == [])
  }

  private func describe(_ change: CollectionDifference<String>.Change) -> String {
    switch change {
    case .insert(_, let fact, _): "only ours: \(fact)"
    case .remove(_, let fact, _): "only swift-syntax: \(fact)"
    }
  }
}
