public import DarkroomSnapshotTesting
public import Foundation

/// The room in which a SwiftUI view is drawn.
public enum SwiftUISnapshotLayout {
  /// The screen of a device, with its safe area.
  case device(config: ViewImageConfig)
  /// A size in points, without a safe area.
  case fixed(width: CGFloat, height: CGFloat)
  /// The size that the view asks for, without a safe area.
  case sizeThatFits
}
