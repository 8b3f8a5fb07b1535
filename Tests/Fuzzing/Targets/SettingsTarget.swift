import DarkroomPNG
import DarkroomSnapshotStore

/// Files of settings: refused with words, or paths in the package, numbers in their ranges, a matrix of bearable size.
struct SettingsTarget: FuzzTarget {
  static let name = "settings"

  /// Nothing lies there, so that no file of the machine counts.
  private static let package = "/package-that-is-not-there"

  private static let json = RandomJSON(words: [
    "__Snapshots__", "linux", "Tests/A", "all", "changed", "none", "auto", "iPhone13", "light",
    "dark", "large", "high", "leftToRight", "*.png", "a?c*", "Tests/*/A", ".build", "dots", "root",
    package, package + "/x", package + "x",
  ])

  private static let axes: [(String, [String])] = [
    ("device", ["iPhone13", "iPadMini", "x"]), ("appearance", ["light", "dark"]),
    ("text", SnapshotMatrix.textSizes), ("direction", ["leftToRight", "rightToLeft"]),
    ("contrast", ["normal", "high"]), ("color", ["red"]),
  ]

  init() {}

  // MARK: Making

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    let json = Self.json
    var members: [(String, String)] = []
    for _ in 0..<random.choice(8) { members.append(member(&random)) }
    return json.bytes(
      random.once(in: 50) ? json.any(&random) : json.object(members, shaken: &random), &random)
  }

  private func member(_ random: inout FuzzRandom) -> (String, String) {
    let json = Self.json
    func named(_ name: String, _ value: (inout FuzzRandom) -> String) -> (String, String) {
      ("\"\(name)\"", json.mostly(&random, value))
    }
    switch random.choice(16) {
    case 0...3: return named(random.element(["root", "variant", "results", "pending"]), json.text)
    case 4: return named(random.element(["update", "unreferenced", "view", "fonts"]), json.text)
    case 5: return named(random.element(["elsewhere", "reporters"])) { json.list(&$0, json.text) }
    case 6: return named("ci") { $0.element(["true", "false"]) }
    case 7...9: return tolerance(&random)
    case 10, 11:
      return named("tolerances") { random in
        json.list(&random) { random in
          json.object(
            [("\"path\"", json.mostly(&random, json.text)), tolerance(&random)],
            shaken: &random)
        }
      }
    case 12, 13: return named("matrix", matrix)
    default:
      return named("png") { random in
        json.object(
          [
            ("\"level\"", json.mostly(&random, json.number)),
            ("\"indexed\"", json.mostly(&random) { $0.element(["true", "false"]) }),
          ], shaken: &random)
      }
    }
  }

  private func tolerance(_ random: inout FuzzRandom) -> (String, String) {
    let name = random.element(["threshold", "maxDiffPixels", "maxDiffPixelRatio"])
    return ("\"\(name)\"", Self.json.mostly(&random, Self.json.number))
  }

  private func matrix(_ random: inout FuzzRandom) -> String {
    let json = Self.json
    return json.object(
      (0..<random.choice(6)).map { _ in
        let (name, values) = random.element(Self.axes)
        let isLong = random.once(in: 100)
        let count = isLong ? random.length(upTo: 20_000) : random.choice(5)
        let list = (0..<count).map { _ in "\"\(random.element(values))\"" }
        return (
          "\"\(name)\"", json.mostly(&random) { _ in "[" + list.joined(separator: ",") + "]" }
        )
      })
  }

  // MARK: Trying

  func run(_ input: [UInt8]) throws {
    let settings: SnapshotSettings
    do throws(StoreError) {
      settings = try SnapshotSettings(
        json: input, path: Self.package + "/" + SnapshotSettings.fileName)
    } catch {
      return try FuzzFailure.check("\(error)".contains(Self.package), "no file in \(error)")
    }
    let root = settings.root?.path ?? Self.package
    try checkPath(settings.root, in: Self.package)
    try checkPath(settings.variant, in: root)
    try checkPath(settings.results, in: Self.package)
    try checkPath(settings.pending, in: Self.package)
    try FuzzFailure.check(
      settings.elsewhere.allSatisfy { $0.utf8.first == UInt8(ascii: "/") }, "a relative folder")
    try check(settings.tolerance ?? Tolerance())
    for reference in ["Tests/A/b.png", "", "*"] {
      try check(settings.tolerance(for: reference))
    }
    try check(settings.matrix ?? SnapshotMatrix())
    let level = settings.png?.options.level ?? 7
    try FuzzFailure.check((1...9).contains(level), "level \(level)")
  }

  /// By the bytes between slashes, as the kernel reads them.
  private func checkPath(_ path: ContainedPath?, in folder: String) throws {
    guard let path else { return }
    let slash = UInt8(ascii: "/")
    let parts = path.path.utf8.split(separator: slash).map(Array.init)
    let folders = folder.utf8.split(separator: slash).map(Array.init)
    try FuzzFailure.check(
      parts.starts(with: folders) && !parts.contains(Array("..".utf8))
        && !path.path.utf8.contains(0), "\(path) lies out of \(folder)")
  }

  private func check(_ tolerance: Tolerance) throws {
    let ranges = [tolerance.threshold, tolerance.maxDiffPixelRatio].compactMap { $0 }
    try FuzzFailure.check(
      ranges.allSatisfy { $0 >= 0 && $0 <= 1 } && tolerance.maxDiffPixels ?? 0 >= 0,
      "\(tolerance)")
    for pixels in [0, 1, 390 * 844 * 9, Int(Int32.max)] { _ = tolerance.mode(pixels: pixels) }
    try FuzzFailure.check(tolerance.words.isEmpty == tolerance.isEmpty, "words of \(tolerance)")
    _ = tolerance.looseness(named: .settings)
  }

  private func check(_ matrix: SnapshotMatrix) throws {
    let cells = matrix.cells
    let count = matrix.axes.isEmpty ? 0 : matrix.axes.reduce(1) { $0 * $1.values.count }
    try FuzzFailure.check(
      cells.count == count && count <= SnapshotMatrix.cellLimit, "\(cells.count) of \(count) cells")
    for axis in matrix.axes {
      try FuzzFailure.check(
        axis.name.words.map { words in axis.values.allSatisfy(words.contains) } ?? true,
        "\(axis)")
    }
    let texts = matrix.axes.flatMap(\.values)
    guard texts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber } }) else {
      return
    }
    let again = try? SnapshotMatrix(matrix.text)
    try FuzzFailure.check(again == matrix, "another matrix from \(matrix.text)")
  }
}
