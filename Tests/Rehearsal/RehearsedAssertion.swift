import DarkroomImageComparison
import DarkroomPNG
import DarkroomRaster
import DarkroomSnapshotStore
import DarkroomTrees
import Foundation
import Glibc

/// What `assertSnapshot` does in the tool's mode, and when it records: it compares, keeps what differs or writes it,
/// and leaves a line.
struct RehearsedAssertion {
  let snapshot: RehearsalPlan.Snapshot
  let name: RehearsedName
  let line: Int
  let counter: Int
  let package: String

  var file: String { FilePath.joined(package, "Tests/\(name.module)/\(name.suite).swift") }

  private var identity: SnapshotIdentity {
    SnapshotIdentity(
      fileID: "\(name.module)/\(name.suite).swift", filePath: file, testName: "\(name.function)()",
      name: snapshot.name, counter: counter, pathExtension: snapshot.text == nil ? "png" : "txt")
  }

  /// - Returns: what a runner prints after the place, or nil.
  func check() -> String? {
    do {
      let location = try SnapshotLocation(identity)
      return try compare(location)
    } catch {
      return "\(name.suite).\(name.function) : failed - \(error)"
    }
  }

  private func compare(_ location: SnapshotLocation) throws -> String? {
    var result = ResultLine(
      run: ResultLog.process.run, process: getpid(), runner: "XCTest",
      test: "\(name.module)/\(name.suite).swift/\(name.function)()", file: file, line: line,
      mode: .pending, state: .matched, reference: ContainedPath(own: location.reference),
      package: location.results.package)
    defer { ResultLog.process.append(result, in: location.results) }
    result.arguments = snapshot.arguments
    result.symbols = MissingSymbols(undrawn: snapshot.symbols ?? [:], unlisted: [:])
    if let words = snapshot.fonts {
      (result.state, result.problem, result.words) = (.error, ResultLine.missingFonts, [words])
      return "\(name.suite).\(name.function) : failed - \(words)"
    }
    if let problem = snapshot.problem {
      (result.state, result.problem) = (.error, problem)
      return "\(name.suite).\(name.function) : failed - \(problem)"
    }
    let new = try bytes()
    if SnapshotEnvironment.process.forcedMode == .all {
      try RecordedReferences.process.insert(location.reference, in: location.results)
      try Files.write(new, to: location.reference)
      result.wrote = true
      return "\(name.suite).\(name.function) : failed - Record mode is on."
    }
    guard let old = try Files.read(location.reference) else {
      result.state = .added
      try keep(new, location, &result)
      return nil
    }
    if let problem = ReferenceInspection(old, path: location.reference).problem {
      result.state = .error
      result.problem = problem.code
      result.words = ["The reference cannot be used: \(problem.words); \(problem.advice)."]
      try keep(bytes(), location, &result)
      return "\(name.suite).\(name.function) : failed - \(problem.words)"
    }
    guard old != new else {
      Files.remove(location.pending)
      Files.remove(location.difference)
      if SnapshotEnvironment.process.rewritesAll { try keep(new, location, &result) }
      return nil
    }
    if try hasSamePixels(old, new) {
      result.stale = ["view tree"]
      Files.remove(location.pending)
      if SnapshotEnvironment.process.restamps { try keep(new, location, &result) }
      return nil
    }
    if let numbers = try tolerated(old, new, location) {
      result.state = .tolerated
      result.looseness = try SnapshotEnvironment.process.tolerance().looseness(named: .variables)
      result.numbers = numbers
      return nil
    }
    result.state = .changed
    try describe(old, new, location, &result)
    try keep(new, location, &result)
    if let artifacts = SnapshotEnvironment.process.artifactsDirectory {
      try Files.write(new, to: FilePath.joined(artifacts, FilePath.name(location.reference)))
    }
    return nil
  }

  private func hasSamePixels(_ old: [UInt8], _ new: [UInt8]) throws -> Bool {
    try snapshot.text == nil && PNGDecoder.decode(old).pixmap == PNGDecoder.decode(new).pixmap
  }

  /// The numbers of a difference that variables or settings allow; nil for any other.
  private func tolerated(_ old: [UInt8], _ new: [UInt8], _ location: SnapshotLocation) throws
    -> DifferenceNumbers?
  {
    let forced = try SnapshotEnvironment.process.tolerance()
    let name = FilePath.relative(location.reference, to: package) ?? ""
    let tolerance = forced.isEmpty ? location.settings.tolerance(for: name) : forced
    guard snapshot.text == nil, !tolerance.isEmpty else { return nil }
    let (before, after) = (try PNGDecoder.decode(old).pixmap, try PNGDecoder.decode(new).pixmap)
    let mode = tolerance.mode(pixels: after.width * after.height)
    let difference = ImageComparison(mode: mode).compare(reference: before, actual: after)
    guard difference.isMatch else { return nil }
    var numbers = DifferenceNumbers(
      width: after.width, height: after.height, referenceWidth: before.width,
      referenceHeight: before.height, differing: difference.differingPixels,
      largestChannel: difference.largestChannelDifference?.amount ?? 0)
    numbers.tolerance = tolerance.words
    return numbers
  }

  private func keep(_ new: [UInt8], _ location: SnapshotLocation, _ result: inout ResultLine) throws
  {
    result.digest = ContentHash(new).hex
    try location.results.prepare()
    try Files.write(new, to: location.pending)
    result.pending = ContainedPath(own: location.pending)
  }

  private func describe(
    _ old: [UInt8], _ new: [UInt8], _ location: SnapshotLocation, _ result: inout ResultLine
  ) throws {
    guard snapshot.text == nil else { return }
    let (before, after) = (try PNGDecoder.decode(old), try PNGDecoder.decode(new))
    let difference = ImageComparison().compare(reference: before.pixmap, actual: after.pixmap)
    let picture = DifferencePicture.picture(
      of: difference, reference: before.pixmap, actual: after.pixmap)
    try Files.write(PNGEncoder.encode(picture, options: .draft), to: location.difference)
    result.difference = ContainedPath(own: location.difference)
    result.numbers = DifferenceNumbers(
      width: after.pixmap.width, height: after.pixmap.height, referenceWidth: before.pixmap.width,
      referenceHeight: before.pixmap.height, differing: difference.differingPixels,
      largestChannel: difference.largestChannelDifference?.amount ?? 0,
      box: difference.boundingBox.map { [$0.minX, $0.minY, $0.maxX - $0.minX, $0.maxY - $0.minY] },
      views: ["UILabel \"Hi\""])
    if let a = before.metadata["View tree"].flatMap(TreeText.parse),
      let b = after.metadata["View tree"].flatMap(TreeText.parse)
    {
      result.words = TreeComparison(old: a, new: b).words
    }
    if let causes = snapshot.causes {
      result.evidence = ChangeEvidence(causes: causes.map(Self.cause), unexplained: 0)
    }
  }

  /// The reason in `distance 16 → 24 (above UILabel)`, without the text in brackets.
  private static func cause(_ text: String) -> ChangeEvidence.Cause {
    guard text.hasSuffix(")"), let range = text.range(of: " (") else {
      return .init(key: text, words: text)
    }
    let words = String(text[..<range.lowerBound])
    return .init(
      key: words, words: words, places: [String(text[range.upperBound...].dropLast())])
  }

  private func bytes() throws -> [UInt8] {
    if let text = snapshot.text { return [UInt8](text.utf8) }
    let (width, height) = (snapshot.size?[0] ?? 8, snapshot.size?[1] ?? 6)
    let chance: UInt32 = snapshot.isRandom == true ? .random(in: 0...0xFFFF) : 0
    let rgb = UInt32(snapshot.color ?? "808080", radix: 16) ?? 0
    let pixel = 0xFF00_0000 | (rgb & 255) << 16 | (rgb & 0xFF00) | (rgb >> 16 & 255)
    // A white border keeps part of the picture equal.
    var picture = Pixmap(width: width, height: height, filledWith: .max)
    let spot = snapshot.spot ?? [1, 1, width - 2, height - 2]
    for y in spot[1]..<spot[1] + spot[3] {
      for x in spot[0]..<spot[0] + spot[2] { picture[x, y] = pixel ^ chance }
    }
    let tree = TreeNode(
      kind: "UIView",
      frame: TreeFrame(x: 0, y: 0, width: Double(width), height: Double(height)),
      children: [
        TreeNode(
          kind: "UILabel", text: "Hi",
          frame: TreeFrame(
            x: snapshot.x ?? 1, y: 1, width: Double(width) / 2, height: Double(height) / 2))
      ])
    return try PNGEncoder.encode(
      picture,
      metadata: PNGMetadata(
        texts: [PNGText("Renderer", "Rehearsal"), PNGText("View tree", TreeText.string(tree))],
        stamp: PNGStamp(picture, scale: 1)))
  }
}
