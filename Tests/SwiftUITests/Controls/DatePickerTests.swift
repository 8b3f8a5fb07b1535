import SwiftUI
import Testing
import UIKitTesting

@MainActor
struct DatePickerTests {
  /// 2 January 2024, 03:04 UTC.
  private static let date = Date(timeIntervalSince1970: 1_704_164_640)

  private struct Day: View {
    @State var date = DatePickerTests.date
    var body: some View {
      VStack {
        DatePicker("Day", selection: $date, displayedComponents: .date)
        Text(verbatim: "\(Int(date.timeIntervalSince1970))")
      }
    }
  }

  private func picker(_ components: DatePickerComponents = .date) -> DatePicker<Text> {
    DatePicker("Day", selection: .constant(Self.date), displayedComponents: components)
  }

  private func labels(_ hosted: Hosted) -> [String] {
    hosted.views.compactMap { ($0 as? UILabel)?.text }
  }

  /// Recorded by iOS 15: the label at the leading edge, a gray box about 34 points high at the trailing one.
  @Test func aCompactPickerIsABoxAtTheTrailingEdge() throws {
    let hosted = Hosted(picker(), in: CGSize(width: 300, height: 100), scale: 3)
    let frame = try hosted.frame(of: UIDatePicker.self)

    #expect(abs(frame.maxX - 300) < 0.4)
    #expect(abs(frame.height - 34) < 1)
    #expect(labels(hosted) == ["Jan 2, 2024"])
    #expect(hosted.frames(ofClass: "TextView").first?.minX == 0)
    #expect(try hosted.first(UIDatePicker.self).accessibilityLabel == "Day")
  }

  @Test func componentsSayWhatIsChosen() throws {
    func mode(_ components: DatePickerComponents) throws -> UIDatePicker.Mode {
      try Hosted(picker(components)).first(UIDatePicker.self).datePickerMode
    }

    #expect(try mode(.date) == .date)
    #expect(try mode(.hourAndMinute) == .time)
    #expect(try mode([.date, .hourAndMinute]) == .dateAndTime)
  }

  @Test func stylesAreACalendarOrWheels() throws {
    let calendar = Hosted(picker().datePickerStyle(.graphical), in: CGSize(width: 380, height: 400))
    let wheels = Hosted(picker().datePickerStyle(.wheel), in: CGSize(width: 400, height: 400))

    #expect(try calendar.first(UIDatePicker.self).datePickerStyle == .inline)
    #expect(try calendar.frame(of: UIDatePicker.self).width == 380)
    #expect(calendar.frames(ofClass: "TextView").isEmpty)
    #expect(try wheels.first(UIDatePicker.self).datePickerStyle == .wheels)
    #expect(try wheels.frame(of: UIDatePicker.self).height == 216)
  }

  @Test func rangesLimitTheDate() throws {
    let end = Self.date.addingTimeInterval(86_400)
    let picker = DatePicker("Day", selection: .constant(Self.date), in: Self.date...end)
    let control = try Hosted(picker).first(UIDatePicker.self)
    let from = try Hosted(DatePicker("Day", selection: .constant(end), in: Self.date...))
      .first(UIDatePicker.self)

    #expect(control.minimumDate == Self.date)
    #expect(control.maximumDate == end)
    #expect(from.minimumDate == Self.date)
    #expect(from.maximumDate == nil)
  }

  @Test func choosingADateChangesTheBinding() throws {
    let hosted = Hosted(Day())
    let control = try hosted.first(UIDatePicker.self)

    control.simulateSelection(date: Self.date.addingTimeInterval(86_400))
    hosted.window.layoutIfNeeded()

    let shown = hosted.views.last { "\(type(of: $0))" == "TextView" }?.accessibilityLabel
    #expect(shown == "1704251040")
    #expect(try hosted.first(UIDatePicker.self) === control)
  }

  @Test func theLocaleOfTheSurroundingsDecidesHowADateIsWritten() {
    let german = picker().environment(\.locale, Locale(identifier: "de_DE"))

    #expect(labels(Hosted(german)) == ["02.01.2024"])
  }

  // MARK: Colors

  /// Recorded by iOS 15: a well of 28 x 28 points at the trailing edge.
  ///
  /// It is a `UIColorWell`, as the README of siteline/SwiftUI-Introspect says.
  @Test func aColorPickerIsAWellOfItsColor() throws {
    let hosted = Hosted(ColorPicker("Color", selection: .constant(.red)))

    #expect(hosted.frames(ofClass: "UIColorWell") == [CGRect(x: 172, y: 86, width: 28, height: 28)])
    #expect(hosted.color(at: CGPoint(x: 186, y: 100)) == [255, 59, 48, 255])
    #expect(hosted.color(at: CGPoint(x: 198, y: 100))[0] > 240, "the ring begins with red")
    #expect(hosted.frames(ofClass: "TextView").first?.minX == 0)
  }

  private struct Accents: View {
    @State var color = Color.red
    @State var painted = UIColor.green.cgColor

    var body: some View {
      VStack {
        ColorPicker("First", selection: $color, supportsOpacity: false)
        ColorPicker("Second", selection: $painted)
        Text("\(UIColor(color).accessibilityName), \(UIColor(cgColor: painted).accessibilityName)")
      }
    }
  }

  @Test func aChosenColorIsWritten() throws {
    let hosted = Hosted(Accents())
    let wells = hosted.views.compactMap { $0 as? UIColorWell }
    try #require(wells.count == 2)
    #expect(wells.map(\.supportsAlpha) == [false, true])

    wells[0].simulateSelection(color: .blue)
    hosted.window.layoutIfNeeded()
    wells[1].simulateSelection(color: .black)
    hosted.window.layoutIfNeeded()

    #expect(hosted.views.compactMap(\.accessibilityLabel).contains("blue, black"))
  }

  @Test func aDisabledColorPickerIsDimmed() {
    let hosted = Hosted(ColorPicker("Color", selection: .constant(Color.black)).disabled(true))

    #expect([127, 128].contains(hosted.color(at: CGPoint(x: 186, y: 100))[0]))
  }
}
