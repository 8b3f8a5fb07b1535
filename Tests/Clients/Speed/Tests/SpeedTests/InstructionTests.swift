import Foundation
import XCTest

/// The rows of `ScreenSpeedTests` where instructions are counted: valgrind cannot follow the thread that Swift
/// Testing's runner gives up.
///
/// `Scripts/bench --instructions` runs it, a row and a number of runs at a time.
@preconcurrency @MainActor
final class InstructionTests: XCTestCase {
  func testScreens() { ScreenSpeedTests().screens() }
}
