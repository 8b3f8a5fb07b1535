import DarkroomUIKit
import Foundation
import Testing

/// Sheets of symbols without their names, for somebody who matches each with one of five names, which stand near each
/// other in the sorted list and often mean symbols that are alike.
///
/// `SYMBOL_SHEETS=folder` writes `sheet-1.png` to `sheet-5.png`, `choices.txt` and `key.txt` into the folder. The seed,
/// `SYMBOL_SEED`, says which symbols are drawn; the key isn't for the reader. `SymbolSheetAnswers.txt` has what a reader of
/// the sheets of seed 42 and rendererVersion 10 answered: 100 of 100 are right.
@MainActor
@Suite(.enabled(if: ProcessInfo.processInfo.environment["SYMBOL_SHEETS"] != nil))
struct SymbolSheetTests {
  private static let seed =
    ProcessInfo.processInfo.environment["SYMBOL_SEED"].flatMap { UInt64($0) } ?? 42
  private static let count = 100

  /// A linear congruential generator: the same sheets on every machine.
  private struct Draw {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  private func names() throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("SymbolNamesInUse.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test func sheetsAreWritten() throws {
    let path = try #require(ProcessInfo.processInfo.environment["SYMBOL_SHEETS"])
    let folder = URL(fileURLWithPath: path)
    let names = try names()
    var draw = Draw(state: Self.seed)
    var (chosen, choices, key) = ([String](), "", "")
    while chosen.count < Self.count {
      let place = draw.next(below: names.count)
      let name = names[place]
      guard !chosen.contains(name) else { continue }
      chosen.append(name)
      var five = [name]
      while five.count < 5 {
        let other = names[min(max(place + draw.next(below: 17) - 8, 0), names.count - 1)]
        if !five.contains(other) { five.append(other) }
      }
      five.swapAt(0, draw.next(below: 5))
      choices += "\(chosen.count): \(five.joined(separator: "  "))\n"
      key += "\(chosen.count): \(name)\n"
    }
    try choices.write(
      to: folder.appendingPathComponent("choices.txt"), atomically: true, encoding: .utf8)
    try key.write(to: folder.appendingPathComponent("key.txt"), atomically: true, encoding: .utf8)
    for page in 0..<5 {
      let picture = sheet(Array(chosen[(page * 20)..<(page * 20 + 20)]), first: page * 20 + 1)
      try picture.pngData()?.write(to: folder.appendingPathComponent("sheet-\(page + 1).png"))
    }
  }

  /// Five columns, each symbol 60 points large with its number.
  private func sheet(_ names: [String], first: Int) -> UIImage {
    let large = UIImage.SymbolConfiguration(pointSize: 60)
    return UIGraphicsImageRenderer(size: CGSize(width: 700, height: 520)).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 700, height: 520))
      for (index, name) in names.enumerated() {
        let corner = CGPoint(x: CGFloat(index % 5) * 140, y: CGFloat(index / 5) * 130)
        UIImage(systemName: name, withConfiguration: large)?
          .draw(at: CGPoint(x: corner.x + 36, y: corner.y + 28))
        "\(first + index)".draw(at: CGPoint(x: corner.x + 6, y: corner.y + 6), withAttributes: nil)
      }
    }
  }

  /// A page for each of nine weights and three scales, light and dark, with all names in use in the order of their file.
  @Test func weightsAndScalesAreWritten() throws {
    let folder = URL(
      fileURLWithPath: try #require(ProcessInfo.processInfo.environment["SYMBOL_SHEETS"]))
    let names = try names()
    for weight in 1...9 {
      for scale in [UIImage.SymbolScale.small, .medium, .large] {
        let configuration = UIImage.SymbolConfiguration(
          pointSize: 17, weight: try #require(UIImage.SymbolWeight(rawValue: weight)), scale: scale)
        for (name, ground, ink) in [
          ("light", UIColor.white, UIColor.black), ("dark", .black, .white),
        ] {
          let page = page(names, configuration, ground: ground, ink: ink)
          try page.pngData()?.write(
            to: folder.appendingPathComponent("weight-\(weight)-\(scale)-\(name).png"))
        }
      }
    }
  }

  private func page(
    _ names: [String], _ configuration: UIImage.SymbolConfiguration, ground: UIColor, ink: UIColor
  ) -> UIImage {
    let (columns, cell) = (34, CGFloat(30))
    let size = CGSize(width: 34 * cell, height: CGFloat((names.count - 1) / columns + 1) * cell)
    return UIGraphicsImageRenderer(size: size).image { context in
      ground.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for (index, name) in names.enumerated() {
        guard let image = UIImage(systemName: name, withConfiguration: configuration) else {
          continue
        }
        image.withTintColor(ink).draw(
          at: CGPoint(
            x: (CGFloat(index % columns) + 0.5) * cell - image.size.width / 2,
            y: (CGFloat(index / columns) + 0.5) * cell - image.size.height / 2))
      }
    }
  }
}
