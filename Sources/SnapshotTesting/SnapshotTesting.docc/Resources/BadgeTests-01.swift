import SnapshotTesting
import UIKit
import XCTest

@testable import App

final class BadgeTests: XCTestCase {
}
