import SnapshotTesting
import Testing
import UIKit

/// Collections: a flow of photographs, and a composition of a carousel and a list.
@MainActor
@Suite(.snapshots)
struct CollectionGalleryTests {
  @Test func photoGrid() {
    assertSnapshot(
      of: PhotoGridScreen(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), as: .image)
  }

  @Test func carouselAndList() {
    assertSnapshot(
      of: LibraryScreen(frame: CGRect(x: 0, y: 0, width: 390, height: 600)), as: .image)
  }
}
