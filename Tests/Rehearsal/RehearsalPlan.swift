import DarkroomSnapshotStore
import Foundation

/// What a rehearsed package's tests do: `rehearsal.json` at its root.
struct RehearsalPlan: Codable {
  struct Snapshot: Codable {
    /// The `named:` argument; nil for the counter.
    var name: String?
    /// A picture of this color, `RRGGBB`, with a view tree.
    var color: String?
    /// Text instead of a picture.
    var text: String?
    /// Width and height of the picture in pixels; 8×6 when absent.
    var size: [Int]?
    /// Where the color lies: x, y, width and height in pixels; all but a border when absent.
    var spot: [Int]?
    /// Where the label in the picture's tree lies, in points.
    var x: Double?
    /// Why it differs, once it does: the words of causes that explain every pixel.
    ///
    /// A cause `UILabel moved …` is of a view that moved.
    var causes: [String]?
    /// Another color in every other run, chosen by chance.
    var isRandom: Bool?
    /// Why it is neither compared nor recorded: its fonts are missing, in these words.
    var fonts: String?
    /// The problem that its assertion ends with, such as `conflict`.
    var problem: String?
    /// The arguments of its case of a parameterized test.
    var arguments: String?
    /// Symbols that it shows as dotted boxes, with how often.
    var symbols: [String: Int]?
  }

  struct Test: Codable {
    /// As `swift test list` has it: `AppTests.CardTests/testCard`.
    var name: String
    var snapshots: [Snapshot]?
    /// `fail`, `skip`, `crash`, `stall`, `exit`, which ends the program with 0, `flaky`, which fails the first time,
    /// `wipe`, which removes the folder of results, `forge`, which prints that all tests passed and ends the program
    /// without its last words, or `absent`, which is listed and never runs; the number of a signal that ends it, such
    /// as `11`; nil passes.
    var outcome: String?
    /// What it writes to the standard output.
    var prints: String?
    /// Constraints that contradict each other, as iOS logs them.
    var conflict: String?
  }

  var tests: [Test]
  var buildFails: Bool?
  /// What a build that fails prints, in the place of a compiler's error.
  var buildPrints: String?
  /// `build` or `list`: what never ends.
  var stalls: String?
  /// What the program does instead of listing its tests: its exit status.
  var listingStatus: Int32?
  /// Where the tests were built; the package when nil.
  var builtIn: String?
  /// The build leaves a product and says where, as SwiftPM's does; it plays the tests without `swift`.
  var buildsProduct: Bool?

  static func read(_ package: String) -> RehearsalPlan {
    guard let bytes = try? Files.read(FilePath.joined(package, "rehearsal.json")),
      let plan = try? JSONDecoder().decode(RehearsalPlan.self, from: Data(bytes))
    else { return RehearsalPlan(tests: []) }
    return plan
  }
}
