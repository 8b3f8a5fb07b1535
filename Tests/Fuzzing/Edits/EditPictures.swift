import DarkroomUIKit

/// What image views and buttons of an edited tree show; the first is nothing.
@MainActor
enum EditPictures {
  static let all: [UIImage?] =
    [nil]
    + [
      CGSize(width: 10, height: 10), CGSize(width: 33.5, height: 7), CGSize(width: 120, height: 90),
    ]
    .map { size in UIGraphicsImageRenderer(size: size).image { _ in } }
}
