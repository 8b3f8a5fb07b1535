import DarkroomUIKit
import Foundation

/// Asset catalogs: images and colors that can be drawn, or none; twice the same.
struct AssetTarget: FuzzTarget {
  static let name = "assets"
  /// What was read of a folder is kept.
  static let inputsPerProcess = 1_000

  private let grammar: AssetGrammar

  init() throws {
    let (png, jpeg) = (try PNGTarget(), try JPEGTarget())
    grammar = AssetGrammar(pictures: [
      { png.input(&$0) }, { jpeg.input(&$0) }, { $0.bytes(40) },
    ])
  }

  func input(_ random: inout FuzzRandom) -> [UInt8] { grammar.files(&random).input }

  func run(_ input: [UInt8]) throws {
    let files = AssetFiles(input)
    try MainActor.assumeIsolated {
      let first = try described(files)
      let second = try described(files)
      try FuzzFailure.check(first == second, "\(first)\nand then\n\(second)")
    }
  }

  // MARK: Reading

  /// In a folder of its own, because catalogs are read once.
  @MainActor
  private func described(_ files: AssetFiles) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("darkroom-assets-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try files.write(to: folder)
    guard let bundle = Bundle(path: folder.path) else { throw FuzzFailure("no bundle") }
    return try Self.surroundings.flatMap { traits in
      try AssetGrammar.images.map { try describedImage($0, bundle, traits) }
        + AssetGrammar.colors.map { try describedColor($0, bundle, traits) }
    }
  }

  @MainActor
  private static var surroundings: [UITraitCollection] {
    [
      UITraitCollection(displayScale: 2),
      UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: 3), UITraitCollection(userInterfaceStyle: .dark),
        UITraitCollection(userInterfaceIdiom: .pad),
      ]),
    ]
  }

  @MainActor
  private func describedImage(
    _ name: String, _ bundle: Bundle, _ traits: UITraitCollection
  ) throws -> String {
    guard let image = UIImage(named: name, in: bundle, compatibleWith: traits) else { return "-" }
    let size = image.size
    try FuzzFailure.check(
      size.width.isFinite && size.height.isFinite && size.width > 0 && size.height > 0,
      "an image of \(size)")
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    let drawn = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
      view.layer.render(in: context.cgContext)
      image.draw(in: CGRect(x: 5, y: 5, width: 7, height: 40))
    }
    let pixels = drawn.pngData() ?? Data()
    return "\(name) \(size) \(image.scale) \(image.capInsets) \(pixels.count) \(pixels.hashValue)"
  }

  @MainActor
  private func describedColor(
    _ name: String, _ bundle: Bundle, _ traits: UITraitCollection
  ) throws -> String {
    guard let color = UIColor(named: name, in: bundle, compatibleWith: nil) else { return "-" }
    let parts = color.resolvedColor(with: traits).cgColor.components ?? []
    try FuzzFailure.check(parts.allSatisfy(\.isFinite), "a colour of \(parts)")
    return "\(name) \(parts)"
  }
}
