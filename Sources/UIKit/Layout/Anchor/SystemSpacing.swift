import DarkroomCoreGraphics

/// The distances that UIKit chooses itself, in points.
enum SystemSpacing {
  /// Between neighbours.
  static let siblings: CGFloat = 8
}
