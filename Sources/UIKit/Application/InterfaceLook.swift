import DarkroomPackageSettings
import Foundation
import Synchronization

/// The system's look in pictures, which the key `look` of `.snapshots.json` selects; a raw value is that key's.
package enum InterfaceLook: String, CaseIterable, Sendable {
  /// The look of iOS 13 to 18.
  case classic = "18"
  /// The look of iOS 26, whose glass is drawn as the plain material of earlier versions.
  case liquidGlass = "26"

  /// Reads the key; other values than its legal ones are ignored here, and assertions fail because of them.
  init(settings: [String: SettingsValue]) {
    self = settings[PackageSettings.lookKey]?.text.flatMap(Self.init(rawValue:)) ?? .classic
  }

  /// The components of the version of iOS that code sees.
  var systemVersion: [Int] {
    switch self {
    case .classic: [18, 0]
    case .liquidGlass: [26, 0]
    }
  }

  // MARK: The look of the process

  /// The look of the current package, which is read when it is used first.
  private static let ofPackage = InterfaceLook(
    settings: PackageSettings(around: FileManager.default.currentDirectoryPath)?.values ?? [:])

  /// The look of one test, which tests that run at the same time do not see.
  @TaskLocal private static var scoped: InterfaceLook?
  /// Whether any test has set a look of its own.
  ///
  /// Colors and layout read the look so often that the task-local value is not read before that.
  private static let hasScopes = Atomic(false)

  package static var current: InterfaceLook {
    if hasScopes.load(ordering: .relaxed), let scoped { return scoped }
    return ofPackage
  }

  /// Runs `operation` in another look.
  ///
  /// Views that exist already keep the sizes of their own look, so the operation should make the views that it needs.
  package static func with<R>(
    _ look: InterfaceLook, operation: () throws -> R
  ) rethrows -> R {
    hasScopes.store(true, ordering: .relaxed)
    return try $scoped.withValue(look, operation: operation)
  }
}
