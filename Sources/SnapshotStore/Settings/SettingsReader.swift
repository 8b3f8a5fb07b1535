import DarkroomPackageSettings
import FoundationEssentials

/// Reads values from a JSON object; a value of the wrong type and an unknown key are reported as errors.
struct SettingsReader {
  private let object: [String: SettingsValue]
  private let path: String

  /// - Parameter known: every key that the object may have.
  init(
    _ object: [String: SettingsValue], path: String, known: [String]
  ) throws(StoreError) {
    self.object = object
    self.path = path
    for key in object.keys.sorted() where !known.contains(key) {
      throw .settings(
        path: path, reason: "unknown key \"\(key)\"; known are \(known.joined(separator: ", "))")
    }
  }

  init(json: [UInt8], path: String, known: [String]) throws(StoreError) {
    guard let parsed = SettingsValue(json: Data(json)) else {
      throw .settings(path: path, reason: "it is not JSON")
    }
    guard let object = parsed.object else {
      throw .settings(path: path, reason: "it is not a JSON object")
    }
    try self.init(object, path: path, known: known)
  }

  /// - Parameters:
  ///   - words: a description of the valid values, for the error.
  ///   - read: converts the value, and returns nil if it is invalid.
  private func value<Value>(
    _ key: String, _ words: String, _ read: (SettingsValue) -> Value?
  ) throws(StoreError) -> Value? {
    guard let found = object[key] else { return nil }
    guard let value = read(found) else {
      throw .settings(path: path, reason: "\"\(key)\" is not \(words)")
    }
    return value
  }

  func text(_ key: String) throws(StoreError) -> String? { try value(key, "text", \.text) }

  func truth(_ key: String) throws(StoreError) -> Bool? {
    try value(key, "true or false", \.truth)
  }

  func texts(_ key: String) throws(StoreError) -> [String]? {
    try value(key, "a list of texts", \.texts)
  }

  private func number(_ key: String) throws(StoreError) -> Double? {
    try value(key, "a number", \.number)
  }

  private func wholeNumber(_ key: String) throws(StoreError) -> Int? {
    try value(key, "a whole number") { $0.number.flatMap(Int.init(exactly:)) }
  }

  private func object(_ key: String) throws(StoreError) -> [String: SettingsValue]? {
    try value(key, "an object", \.object)
  }

  /// A folder that is inside `folder` after links are resolved, and that is not hidden.
  ///
  /// - Parameter mayHide: decides which hidden name the first folder of the path may have.
  func path(
    _ key: String, in folder: String, mayHide: (String) -> Bool = { _ in false }
  ) throws(StoreError) -> ContainedPath? {
    guard let text = try text(key) else { return nil }
    let found: ContainedPath
    do throws(ContainedPathError) {
      found = try ContainedPath(text, in: PathContainment([folder]), named: path)
    } catch {
      throw self.error(
        key,
        "\"\(text)\" leads out of \(folder); a variable, such as SNAPSHOT_REFERENCE_DIR, may name a folder outside"
      )
    }
    let real = PathContainment.followed(found.path)
    let inside = FilePath.relative(real, to: PathContainment.followed(folder)) ?? found.relative
    let parts = FilePath.components(inside)
    let hidden = parts.enumerated().first { index, part in
      part.hasPrefix(".") && !(index == 0 && mayHide(part))
    }
    if let hidden { throw self.hidden(key, text, hidden.element) }
    return found
  }

  private func hidden(_ key: String, _ text: String, _ part: String) -> StoreError {
    error(
      key,
      "\"\(text)\" is hidden (\"\(part)\"), and other programs read files there; name a folder that is not hidden"
    )
  }

  /// Folders that may be outside `package`, but that neither contain it nor are hidden as seen from it.
  ///
  /// Links are resolved: one that leads from the package to the outside is rejected.
  func folders(_ key: String, around package: String) throws(StoreError) -> [String] {
    let home = PathContainment.followed(package)
    var folders: [String] = []
    for text in try texts(key) ?? [] {
      let folder = FilePath.absolute(FilePath.joined(package, text))
      let real = PathContainment.followed(folder)
      if FilePath.relative(FilePath.joined(home, "x"), to: real) != nil {
        throw error(
          key, "\"\(text)\" contains the package itself; name the folder of the references")
      }
      let isLink =
        FilePath.relative(folder, to: package) != nil && FilePath.relative(real, to: home) == nil
      if isLink {
        throw error(key, "a symbolic link leads \"\(text)\" to \(real); name that folder itself")
      }
      for (path, base) in [(folder, package), (real, home)] {
        let hidden = Self.parts(of: path, besides: base).first { $0.hasPrefix(".") }
        if let hidden { throw self.hidden(key, text, hidden) }
      }
      folders.append(folder)
    }
    return folders
  }

  /// The path components of `path` that it does not share with `base`.
  private static func parts(of path: String, besides base: String) -> ArraySlice<String> {
    let (parts, others) = (FilePath.components(path), FilePath.components(base))
    return parts.dropFirst(zip(parts, others).prefix { $0 == $1 }.count)
  }

  func error(_ key: String, _ reason: String) -> StoreError {
    .settings(path: path, reason: "\"\(key)\": \(reason)")
  }

  static let toleranceKeys = ["threshold", "maxDiffPixels", "maxDiffPixelRatio"]

  func tolerance() throws(StoreError) -> Tolerance {
    let threshold: Double? = try number("threshold")
    let pixels: Int? = try wholeNumber("maxDiffPixels")
    let ratio: Double? = try number("maxDiffPixelRatio")
    do throws(IllegalValue) {
      return try Tolerance(
        threshold: threshold, maxDiffPixels: pixels, maxDiffPixelRatio: ratio, named: .settings)
    } catch {
      throw .settings(path: path, reason: "\(error)")
    }
  }

  func tolerances(_ key: String) throws(StoreError) -> [PathTolerance] {
    let objects = try value(key, "a list of objects") { $0.list?.all(\.object) } ?? []
    var result: [PathTolerance] = []
    for object in objects {
      let reader = try SettingsReader(object, path: path, known: ["path"] + Self.toleranceKeys)
      guard let pattern = try reader.text("path") else {
        throw error(key, "an entry has no \"path\"")
      }
      result.append(PathTolerance(path: pattern, tolerance: try reader.tolerance()))
    }
    return result
  }

  func matrix(_ key: String) throws(StoreError) -> SnapshotMatrix? {
    let found = try value(key, "an object of lists of texts") { value in
      value.object.flatMap { lists in
        lists.values.allSatisfy { $0.texts != nil } ? lists.compactMapValues(\.texts) : nil
      }
    }
    guard let lists = found else { return nil }
    do throws(MatrixError) {
      return try SnapshotMatrix(lists)
    } catch {
      throw self.error(key, "\(error)")
    }
  }

  func png(_ key: String) throws(StoreError) -> PNGSettings? {
    guard let object = try object(key) else { return nil }
    let reader = try SettingsReader(object, path: path, known: ["level", "indexed"])
    let settings = PNGSettings(
      level: try reader.wholeNumber("level"),
      indexed: try reader.truth("indexed"))
    if let level = settings.level, !(1...9).contains(level) {
      throw error(key, "the level is from 1 to 9")
    }
    return settings
  }

  func version(_ key: String) throws(StoreError) -> String? {
    try value(key, "a version in quotation marks, such as \"0.1.0\"") { value in
      value.text.flatMap { PackageSettings.isVersion($0) ? $0 : nil }
    }
  }

  func look(_ key: String) throws(StoreError) -> String? {
    let legal = PackageSettings.looks
    let words = "a version of iOS in quotation marks: \(legal.joined(separator: ", "))"
    guard let text = try value(key, words, \.text) else { return nil }
    guard legal.contains(text) else {
      throw error(key, "\"\(text)\" is not one of \(legal.joined(separator: ", "))")
    }
    return text
  }

  func compatibility(_ key: String) throws(StoreError) -> SnapshotCompatibility? {
    guard let text = try text(key) else { return nil }
    guard let value = SnapshotCompatibility(rawValue: text) else {
      throw error(key, "\"\(text)\" is not \(SnapshotCompatibility.words)")
    }
    return value
  }

  func screen(_ key: String) throws(StoreError) -> ScreenSettings? {
    guard let object = try object(key) else { return nil }
    let reader = try SettingsReader(object, path: path, known: ["width", "height", "scale"])
    let settings = ScreenSettings(
      width: try reader.number("width"),
      height: try reader.number("height"),
      scale: try reader.number("scale"))
    do throws(IllegalValue) {
      try settings.check()
    } catch {
      throw self.error(key, "\(error)")
    }
    return settings
  }
}

extension SettingsValue {
  fileprivate var texts: [String]? { list?.all(\.text) }
}

extension [SettingsValue] {
  /// The results of `read` for all elements; nil if it fails for one of them.
  fileprivate func all<Value>(_ read: (SettingsValue) -> Value?) -> [Value]? {
    let values = compactMap(read)
    return values.count == count ? values : nil
  }
}
