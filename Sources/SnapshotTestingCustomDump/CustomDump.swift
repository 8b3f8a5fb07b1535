#if SnapshotTestingCustomDump
import CustomDump
public import DarkroomSnapshotTesting

extension Snapshotting where Format == String {
  /// What the library CustomDump says of a value and all that is in it.
  public static var customDump: Snapshotting {
    SimplySnapshotting.lines.pullback { String(customDumping: $0) }
  }
}
#else
public import DarkroomSnapshotTesting

extension Snapshotting where Format == String {
  /// Needs the package trait `SnapshotTestingCustomDump`, because it brings a package along.
  @available(
    *, unavailable,
    message:
      "Through the SDK, let the target depend on upstream's product SnapshotTestingCustomDump; otherwise add traits: [\"SnapshotTestingCustomDump\"] to Darkroom's line in Package.swift."
  )
  public static var customDump: Snapshotting { SimplySnapshotting.lines.pullback { "\($0)" } }
}
#endif
