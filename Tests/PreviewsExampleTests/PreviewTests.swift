import SnapshotTesting
import SwiftUI
import UIKitTesting
import XCTest

@testable import DarkroomPreviewsExample

final class PreviewTests: XCTestCase {
    @MainActor
    func testPreviews() {
        assertSnapshots(ofPreviewsIn: "DarkroomPreviewsExample")
    }
}
