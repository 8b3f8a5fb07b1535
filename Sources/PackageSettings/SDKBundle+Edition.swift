import FoundationEssentials

extension SDKBundle {
  /// What an SDK was made of.
  package struct Edition: Codable, Equatable, Sendable {
    /// Darkroom's, such as `0.1.0`.
    package var version: String
    /// The first line of `swiftc -version` of the compiler that made the modules: no other can read them.
    package var compiler: String

    package init(version: String, compiler: String) {
      self.version = version
      self.compiler = compiler
    }
  }

  /// Where the edition is noted.
  package var editionFile: String { path + "/darkroom.json" }

  /// Nil if the note is missing or damaged.
  package var edition: Edition? {
    FileManager.default.contents(atPath: editionFile).flatMap {
      try? JSONDecoder().decode(Edition.self, from: $0)
    }
  }
}
