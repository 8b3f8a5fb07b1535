import DarkroomFoundation
import Foundation
import Testing

/// The locale of Foundation on Linux is `en_001`; devices begin with `en_US`.
struct DateFormattedTests {
  @Test func daysAreWrittenAsOnADevice() {
    let noon = Date(timeIntervalSince1970: 1_795_780_800)

    #expect(noon._formatted(date: .abbreviated, time: .omitted) == "Nov 27, 2026")
    #expect(noon._formatted(date: .numeric, time: .omitted) == "11/27/2026")
  }
}
