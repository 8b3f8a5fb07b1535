@_spi(Internals) public import DarkroomSnapshotTesting
public import DarkroomSwiftUI
public import DarkroomUIKit
public import Foundation

/// Asserts that each preview of a module matches its reference, such as
/// `testPreviews.ProfileCard-Dark.png`: the name of the file, and that of the preview.
///
/// Previews are what `#Preview` and types that conform to `PreviewProvider` show. They are known of
/// modules whose sources Darkroom translates. Each has its own traits: layout, device, orientation.
///
/// - Parameters:
///   - module: the name of the module that declares the previews.
///   - device: the screen of previews that name none, in Xcode's words.
///   - traits: override the traits of the device.
@MainActor
@_disfavoredOverload
public func assertSnapshots(
  ofPreviewsIn module: String,
  on device: PreviewDevice = "iPhone 13",
  precision: Float = 1,
  perceptualPrecision: Float = 1,
  traits: UITraitCollection = .init(),
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let place = AssertionPlace(
    record: record, timeout: timeout, fileID: fileID, filePath: filePath, testName: testName,
    line: line, column: column)
  let previews = _PreviewRegistry.previews(in: module)
  if previews.isEmpty {
    let known = _PreviewRegistry.modules.joined(separator: ", ")
    place.fail(
      "Module \(module) has no previews. Modules with previews: \(known.isEmpty ? "none" : known). "
        + "Previews are known of modules that the SDK or the plugin IOSSources translates.")
  }
  place.compare(previews, on: device) {
    .image(
      precision: precision, perceptualPrecision: perceptualPrecision, layout: $0, traits: traits)
  }
}

/// Asserts that each preview of a type matches its reference, as previews of a module do.
///
/// - Parameters:
///   - provider: the type that shows the previews, which are called after it.
///   - device: the screen of previews that name none, in Xcode's words.
///   - traits: override the traits of the device.
@MainActor
@_disfavoredOverload
public func assertSnapshots<P: PreviewProvider>(
  ofPreviews provider: P.Type,
  on device: PreviewDevice = "iPhone 13",
  precision: Float = 1,
  perceptualPrecision: Float = 1,
  traits: UITraitCollection = .init(),
  record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let place = AssertionPlace(
    record: record, timeout: timeout, fileID: fileID, filePath: filePath, testName: testName,
    line: line, column: column)
  place.compare(_PreviewRegistry.previews(of: provider), on: device) {
    .image(
      precision: precision, perceptualPrecision: perceptualPrecision, layout: $0, traits: traits)
  }
}

/// Where an assertion stands, and what it is told beside its value.
@MainActor
private struct AssertionPlace {
  let record: SnapshotTestingConfiguration.Record?
  let timeout: TimeInterval
  let fileID: StaticString
  let filePath: StaticString
  let testName: String
  let line: UInt
  let column: UInt

  func fail(_ message: String) {
    recordIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  func compare(
    _ previews: [CollectedPreview], on device: PreviewDevice,
    as strategy: (SwiftUISnapshotLayout) -> Snapshotting<AnyView, UIImage>
  ) {
    for preview in previews {
      if let problem = preview.problem {
        fail("Preview \(preview.name) (\(preview.place)) \(problem)")
        continue
      }
      guard let layout = preview.layout(on: device) else {
        let name = (preview.traits.device ?? device).rawValue
        fail(
          "Preview \(preview.name) (\(preview.place)) is for \"\(name)\", whose screen is not known. "
            + "Known are \(ViewImageConfig.names.joined(separator: ", ")).")
        continue
      }
      assertSnapshot(
        of: preview.view, as: strategy(layout), named: preview.name, record: record,
        timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line,
        column: column)
    }
  }
}

extension CollectedPreview {
  /// The room for the preview, nil if its device is not known.
  @MainActor
  package func layout(on device: PreviewDevice) -> SwiftUISnapshotLayout? {
    if case .fixed(let width, let height) = traits.layout {
      return .fixed(width: width, height: height)
    }
    let name = (traits.device ?? device).screenName
    let config = ViewImageConfig.named(name + (traits.isLandscape ? "Landscape" : "Portrait"))
    guard case .sizeThatFits = traits.layout else { return config.map { .device(config: $0) } }
    guard !isOfUIKit, let room = config?.size else { return .sizeThatFits }
    // Apple's page of `PreviewLayout.sizeThatFits`: the size of the preview when it is offered that of the device.
    let size = UIHostingController(rootView: view).sizeThatFits(in: room)
    return .fixed(width: size.width, height: size.height)
  }
}

extension PreviewDevice {
  /// What the screen is called here: `iPhone13Pro` for `iPhone 13 Pro`.
  package var screenName: String {
    let words = rawValue.split { " ()-".contains($0) }.map(String.init)
    let name = words.joined()
    if let tablet = Self.tablets.first(where: { name.hasPrefix($0.words) }) { return tablet.name }
    if name.hasPrefix("iPhoneSE") {
      return name.contains("1st") || name == "iPhoneSE" ? "iPhoneSe" : "iPhone8"
    }
    let known = ViewImageConfig.names.first { $0.lowercased() == name.lowercased() }
    return known ?? name
  }

  /// How Xcode's names of tablets begin, without spaces.
  private static let tablets: [(words: String, name: String)] = [
    ("iPadPro12.9inch", "iPadPro12_9"), ("iPadPro13inch", "iPadPro12_9"),
    ("iPadPro11inch", "iPadPro11"), ("iPadPro10.5inch", "iPadPro10_5"),
    ("iPadPro9.7inch", "iPad9_7"), ("iPadmini", "iPadMini"),
    ("iPad7th", "iPad10_2"), ("iPad8th", "iPad10_2"), ("iPad9th", "iPad10_2"),
    ("iPad5th", "iPad9_7"), ("iPad6th", "iPad9_7"),
  ]
}
