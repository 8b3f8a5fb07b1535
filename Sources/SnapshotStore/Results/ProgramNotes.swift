import FoundationEssentials

/// What the programs of a run noted of themselves.
package struct ProgramNotes: Sendable {
  /// The notes of one program, in their order.
  package struct Program: Equatable, Sendable {
    package var started: [String] = []
    package var ended: [String] = []
    /// With the tests that caused them.
    package var conflicts: [ProgramNote] = []
    /// Its last note, if it came to its end.
    package var exit: ProgramNote?

    package init() {}

    /// Whether it began tests of XCTest and did not come to its end.
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

  /// The files of notes that there are by now.
  package static func files(of run: String, in results: ResultsDirectory) -> Set<String> {
    let folder = FilePath.joined(results.events, run)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Set(
      names.filter { FilePath.pathExtension($0) == ProgramLog.pathExtension }
        .map { FilePath.joined(folder, $0) })
  }

  /// A line that is cut short is left out.
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

  /// Whether one of the programs that ran tests of Swift Testing came to its end.
  package var endsSwiftTesting: Bool { programs.contains { $0.exit?.isSwiftTesting == true } }

  /// How often each case of XCTest began, or came to its end.
  package func counts(_ tests: (Program) -> [String]) -> [String: Int] {
    programs.flatMap(tests).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }
}
