import Foundation

/// Takes values out of a JSON object; what has the wrong form, or is left over, is an error that says so.
struct SettingsReader {
  private let object: [String: Any]
  private let path: String

  /// - Parameter known: every key that the object may have.
  init(_ object: [String: Any], path: String, known: [String]) throws(StoreError) {
    self.object = object
    self.path = path
    for key in object.keys.sorted() where !known.contains(key) {
      throw .settings(
        path: path, reason: "unknown key \"\(key)\"; known are \(known.joined(separator: ", "))")
    }
  }

  init(json: [UInt8], path: String, known: [String]) throws(StoreError) {
    guard let parsed = try? JSONSerialization.jsonObject(with: Data(json)) else {
      throw .settings(path: path, reason: "it is not JSON")
    }
    guard let object = parsed as? [String: Any] else {
      throw .settings(path: path, reason: "it is not a JSON object")
    }
    try self.init(object, path: path, known: known)
  }

  /// - Parameter words: what the value should be, for the error.
  func value<Value>(_ key: String, _ words: String) throws(StoreError) -> Value? {
    guard let found = object[key] else { return nil }
    guard let value = found as? Value else {
      throw .settings(path: path, reason: "\"\(key)\" is not \(words)")
    }
    return value
  }

  func text(_ key: String) throws(StoreError) -> String? { try value(key, "text") }

  /// A path that may not leave `folder`.
  func path(_ key: String, in folder: String) throws(StoreError) -> ContainedPath? {
    guard let text = try text(key) else { return nil }
    do throws(ContainedPathError) {
      return try ContainedPath(text, in: PathContainment([folder]), named: path)
    } catch {
      throw self.error(
        key,
        "\"\(text)\" leads out of \(folder); a variable, such as SNAPSHOT_REFERENCE_DIR, may name what lies outside"
      )
    }
  }

  func error(_ key: String, _ reason: String) -> StoreError {
    .settings(path: path, reason: "\"\(key)\": \(reason)")
  }

  static let toleranceKeys = ["threshold", "maxDiffPixels", "maxDiffPixelRatio"]

  func tolerance() throws(StoreError) -> Tolerance {
    let threshold: Double? = try number("threshold", "a number")
    let pixels: Int? = try number("maxDiffPixels", "a whole number")
    let ratio: Double? = try number("maxDiffPixelRatio", "a number")
    do throws(IllegalValue) {
      return try Tolerance(
        threshold: threshold, maxDiffPixels: pixels, maxDiffPixelRatio: ratio, named: .settings)
    } catch {
      throw .settings(path: path, reason: "\(error)")
    }
  }

  /// As `value`; Foundation would take `true` for 1.
  func number<Value: Numeric>(_ key: String, _ words: String) throws(StoreError) -> Value? {
    guard let found = object[key] as? NSNumber, Self.isBoolean(found) else {
      return try value(key, words)
    }
    throw .settings(path: path, reason: "\"\(key)\" is not \(words)")
  }

  /// Numbers of JSON are never kept in eight bits, truth values always are.
  private static func isBoolean(_ number: NSNumber) -> Bool {
    unsafe number.objCType.pointee == CChar(UInt8(ascii: "c"))
  }

  func tolerances(_ key: String) throws(StoreError) -> [PathTolerance] {
    let objects: [[String: Any]] = try value(key, "a list of objects") ?? []
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
    guard let lists: [String: [String]] = try value(key, "an object of lists of texts") else {
      return nil
    }
    do throws(MatrixError) {
      return try SnapshotMatrix(lists)
    } catch {
      throw self.error(key, "\(error)")
    }
  }

  func png(_ key: String) throws(StoreError) -> PNGSettings? {
    guard let object: [String: Any] = try value(key, "an object") else { return nil }
    let reader = try SettingsReader(object, path: path, known: ["level", "indexed"])
    let settings = PNGSettings(
      level: try reader.number("level", "a whole number"),
      indexed: try reader.value("indexed", "true or false"))
    if let level = settings.level, !(1...9).contains(level) {
      throw error(key, "the level is from 1 to 9")
    }
    return settings
  }

  func compatibility(_ key: String) throws(StoreError) -> SnapshotCompatibility? {
    guard let text = try text(key) else { return nil }
    guard let value = SnapshotCompatibility(rawValue: text) else {
      throw error(key, "\"\(text)\" is not \(SnapshotCompatibility.words)")
    }
    return value
  }

  func screen(_ key: String) throws(StoreError) -> ScreenSettings? {
    guard let object: [String: Any] = try value(key, "an object") else { return nil }
    let reader = try SettingsReader(object, path: path, known: ["width", "height", "scale"])
    let settings = ScreenSettings(
      width: try reader.number("width", "a number"),
      height: try reader.number("height", "a number"),
      scale: try reader.number("scale", "a number"))
    do throws(IllegalValue) {
      try settings.check()
    } catch {
      throw self.error(key, "\(error)")
    }
    return settings
  }
}
