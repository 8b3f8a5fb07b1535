import Testing

@testable import DarkroomSnapshotStore

/// Which snapshots are decided together.
struct SnapshotChangesTests {
  typealias Cause = ChangeEvidence.Cause

  private let orange = Cause(key: "1", words: "UILabel #badge: background #F00 → #F90")
  private let wide = Cause(key: "2", words: "UIButton: wider by 8")

  private func gap(_ places: String...) -> Cause {
    Cause(key: "3", words: "distance 8 → 12", places: places)
  }

  private func line(
    _ name: String, _ causes: [Cause] = [], unexplained: Int? = 0, places: String? = nil,
    state: ResultState = .changed
  ) -> ResultLine {
    var line = ResultLine(
      run: "r", process: 1, runner: "XCTest", test: "T/\(name)", file: "/p/T.swift", line: 1,
      mode: .pending, state: state, reference: ContainedPath(own: "/p/\(name).png"), package: "/p")
    line.pending = ContainedPath(own: "/p/.snapshot-results/pending/\(name).png")
    line.words = ["words of \(name)"]
    line.evidence = ChangeEvidence(causes: causes, unexplained: unexplained, places: places)
    return line
  }

  /// Each change's snapshots and words.
  private func groups(_ lines: [ResultLine]) -> [[String]] {
    SnapshotChanges(lines).all.map { change in
      change.lines.map { String($0.shortReference.dropLast(4)) } + change.words
    }
  }

  @Test func oneCauseIsOneChangeWhateverItsSnapshots() {
    let lines = (1...12).map { line("card-\($0)", [orange]) }

    let changes = SnapshotChanges(lines.shuffled())

    #expect(changes.all.count == 1)
    #expect(changes[1]?.kind == .views && changes[1]?.words == [orange.words])
    #expect(changes[1]?.lines == lines)
  }

  @Test func pixelsThatNoCauseExplainsKeepASnapshotApart() {
    #expect(
      groups([
        line("a", [orange]), line("b", [orange], unexplained: 1),
        line("c", [orange], unexplained: nil),
      ]) == [["a", orange.words], ["b", "words of b"], ["c", "words of c"]])
  }

  @Test func aSnapshotOfSeveralCausesIsDecidedWithNeither() {
    let lines = [
      line("a", [orange]), line("b", [orange, wide]), line("c", [wide]), line("d", [orange]),
    ]
    let changes = SnapshotChanges(lines)

    #expect(
      groups(lines) == [
        ["a", "d", orange.words], ["b", orange.words, wide.words], ["c", wide.words],
      ])
    #expect(lines.map { changes.number(of: $0.reference) } == [1, 2, 3, 1])
  }

  /// Nobody could decide them apart.
  @Test func causesOfTheVerySameSnapshotsAreOneChange() {
    #expect(
      groups([line("a", [orange, wide]), line("b", [wide, orange])]) == [
        ["a", "b", orange.words, wide.words]
      ])
  }

  @Test func theWordsNameThePlacesOfAllSnapshots() {
    let lines = [
      line("a", [gap("above UILabel", "above UIButton")]), line("b", [gap("above UILabel")]),
      line("c", [gap("height of Bar", "left of Dot", "left of Bar")]),
    ]

    #expect(
      groups(lines) == [
        [
          "a", "b", "c",
          "distance 8 → 12 (above UILabel, above UIButton, height of Bar and 2 more)",
        ]
      ])
  }

  @Test func equalPicturesOfTheDifferenceBelongTogether() {
    let lines = [
      line("a", unexplained: nil, places: "x"), line("b", unexplained: nil, places: "x"),
      line("c", unexplained: nil, places: "y"), line("d", unexplained: nil),
    ]

    #expect(
      groups(lines) == [["a", "b", "words of a"], ["c", "words of c"], ["d", "words of d"]])
    #expect(SnapshotChanges(lines).all.map(\.kind) == [.places, .single, .single])
  }

  @Test func equalPicturesOfViewsThatChangedDifferentlyStayApart() {
    let lines = [
      line("a", [orange], unexplained: 4, places: "x"),
      line("b", [wide], unexplained: 4, places: "x"),
      line("c", [orange], unexplained: 4, places: "x"),
    ]

    #expect(groups(lines) == [["a", "c", "words of a"], ["b", "words of b"]])
  }

  @Test func anotherRendererIsAChangeOfItsOwn() {
    let drawn = Cause(
      key: "r", words: "drawn by renderer 8 instead of 7, from the same tree and list")
    let changes = SnapshotChanges([line("a", [drawn]), line("b", [drawn]), line("c", [orange])])

    #expect(changes.all.map(\.kind) == [.renderer, .views])
    #expect(changes.all.map(\.lines.count) == [2, 1])
  }

  @Test func whatIsNewOrInErrorStandsAlone() {
    let lines = [
      line("a", [orange], state: .added), line("b", [orange], state: .added),
      line("c", [orange], state: .error),
    ]

    #expect(SnapshotChanges(lines).all.map(\.kind) == [.added, .added, .error])
  }

  @Test func whatARenamedTestTookIsOneChange() {
    var lines = ["b.1", "b.2", "c.1"].map { line($0, state: .added) }
    for (index, old) in ["a.1", "a.2", "d.1"].enumerated() {
      lines[index].test = lines[index].shortReference.first == "b" ? "T/b" : "T/c"
      lines[index].renamedFrom = ContainedPath(own: "/p/\(old).png")
    }

    #expect(
      groups(lines) == [["b.1", "b.2", "renamed from a"], ["c.1", "renamed from d.1.png"]])
    #expect(SnapshotChanges(lines).all.map(\.kind) == [.added, .added])
  }

  @Test func resultsWithoutEvidenceStandAlone() {
    var lines = [line("a"), line("b")]
    for index in lines.indices { lines[index].evidence = nil }

    #expect(groups(lines) == [["a", "words of a"], ["b", "words of b"]])
  }

  @Test func theOrderOfTheLinesDoesNotMatter() {
    let lines = (0..<30).map { number in
      line(
        "s\(number)",
        (number % 2 == 0 ? [orange] : []) + (number % 3 == 0 ? [gap("UILabel")] : [])
          + (number % 5 == 0 ? [wide, gap("UIButton")] : []))
    }

    let changes = SnapshotChanges(lines)

    for _ in 0..<5 { #expect(SnapshotChanges(lines.shuffled()) == changes) }
  }
}
