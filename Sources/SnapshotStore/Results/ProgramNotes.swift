import FoundationEssentials

/// The notes of all programs of a run about themselves.
package struct ProgramNotes: Sendable {
  /// The notes of one program, in their order.
  package struct Program: Equatable, Sendable {
    package var started: [String] = []
    package var ended: [String] = []
    /// The constraint conflicts, with the tests that caused them.
    package var conflicts: [ProgramNote] = []
    /// The last note, if the program finished.
    package var exit: ProgramNote?

    package init() {}

    /// Whether the program began XCTest tests and did not finish.
    package var isCut: Bool { !started.isEmpty && exit == nil }

    mutating func add(_ note: ProgramNote) {
      switch note.kind {
      case .started: started.append(note.test ?? "")
      case .ended: ended.append(note.test ?? "")
      case .conflict: conflicts.append(note)
      case .exit: exit = note
      }
    }
  }

  package private(set) var programs: [Program] = []

  /// The note files that exist so far.
  package static func files(of run: String, in results: ResultsDirectory) -> Set<String> {
    let folder = FilePath.joined(results.events, run)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Set(
      names.filter { FilePath.pathExtension($0) == ProgramLog.pathExtension }
        .map { FilePath.joined(folder, $0) })
  }

  /// An incomplete line is left out.
  package init(_ files: some Sequence<String>) {
    let decoder = JSONDecoder()
    for path in files.sorted() {
      guard let bytes = try? Files.read(path) else { continue }
      var program = Program()
      for line in bytes.split(separator: 0x0A) {
        if let note = try? decoder.decode(ProgramNote.self, from: Data(line)) { program.add(note) }
      }
      programs.append(program)
    }
  }

  /// Whether one of the programs that ran Swift Testing tests finished.
  package var endsSwiftTesting: Bool { programs.contains { $0.exit?.isSwiftTesting == true } }

  /// How often each XCTest test case began or ended.
  package func counts(_ tests: (Program) -> [String]) -> [String: Int] {
    programs.flatMap(tests).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
