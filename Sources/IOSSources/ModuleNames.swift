/// Apple's and upstream's modules that Darkroom has under names of its own.
enum ModuleNames {
  private static let ours: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "Combine", "SnapshotTesting", "InlineSnapshotTesting",
    "UIKitTesting", "ObjectiveC", "os", "OSLog",
  ]

  static func isOurs(_ module: String) -> Bool { ours.contains(module) }

  static func ours(_ module: String) -> String { "Darkroom" + module }
}
