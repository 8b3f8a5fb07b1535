import SwiftUI
import Testing

/// Values in texts are written in the locale that a device begins with, unless style or surroundings have another.
@MainActor
struct FormattedTextTests {
  private let noon = Date(timeIntervalSince1970: 1_795_780_800)

  private func shown(_ text: some View) -> String? {
    Hosted(text).views.lazy.compactMap(\.accessibilityLabel).first
  }

  @Test func datesAndPricesAreWrittenAsOnADevice() {
    #expect(shown(Text(noon, format: .dateTime.year().month().day())) == "Nov 27, 2026")
    #expect(shown(Text(9.5, format: .currency(code: "USD"))) == "$9.50")
    #expect(shown(Text("Due \(noon, format: .dateTime.day().month())")) == "Due Nov 27")
    #expect(shown(Text(noon, style: .date)) == "November 27, 2026")
  }

  @Test func aLocaleThatIsAskedForCounts() {
    let british = Locale(identifier: "en_GB")
    let style = Date.FormatStyle(date: .abbreviated, time: .omitted)

    #expect(shown(Text(noon, format: style.locale(british))) == "27 Nov 2026")
    #expect(shown(Text(noon, format: style).environment(\.locale, british)) == "27 Nov 2026")
  }
}
