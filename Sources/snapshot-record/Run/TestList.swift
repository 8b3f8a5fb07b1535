/// What the test program lists.
struct TestList: Sendable {
  /// As `Module.Class/test`; nil where the program could not list them.
  var names: [String]?
  /// What it printed besides.
  var words: [String]

  init(printed lines: [String], status: Int32) {
    // Swift Testing adds the places of tests that it takes for alike, such as those of one file in two modules.
    names =
      status == 0 ? lines.filter(TestProgram.isTestName).map { EventStream.name(of: $0) } : nil
    words = lines.filter { !TestProgram.isTestName($0) && !$0.isEmpty }.suffix(20)
  }
}
