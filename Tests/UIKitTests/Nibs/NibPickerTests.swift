import Foundation
import Testing

@testable import DarkroomUIKit

/// What Xcode writes of pickers means the same here, and nothing of it is left out.
@MainActor
struct NibPickerTests {
  private func document(_ objects: String) throws -> NibDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>\(objects)</objects>
      </document>
      """
    return try NibDocument(data: Data(text.utf8), file: "pickers.xib")
  }

  private func view<View: UIView>(_ type: View.Type, _ document: NibDocument) throws -> View {
    let session = NibSession(document, bundle: nil)
    let objects = document.objects.compactMap { session.object(of: $0) }
    try session.finish()
    return try #require(objects.first as? View)
  }

  private func datePicker(_ attributes: String, _ children: String = "") throws -> UIDatePicker {
    let document = try document(
      """
      <datePicker contentMode="scaleToFill" contentHorizontalAlignment="center" \
      contentVerticalAlignment="center" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="d">
        <rect key="frame" x="8" y="40" width="320" height="216"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        \(children)
      </datePicker>
      """)
    let picker = try view(UIDatePicker.self, document)
    #expect(document.report.problems == [])
    return picker
  }

  @Test func datePickersHaveModeStyleAndInterval() throws {
    let picker = try datePicker(#"datePickerMode="time" style="wheels" minuteInterval="15""#)

    #expect(picker.datePickerMode == .time)
    #expect(picker.preferredDatePickerStyle == .wheels && picker.datePickerStyle == .wheels)
    #expect(picker.minuteInterval == 15)
    #expect(picker.frame == CGRect(x: 8, y: 40, width: 320, height: 216))
    #expect(picker.contentHorizontalAlignment == .center)
    #expect(!picker.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func everyModeAndStyleHasAWord() throws {
    let modes: [(String, UIDatePicker.Mode)] = [
      ("time", .time), ("date", .date), ("dateAndTime", .dateAndTime),
      ("countDownTimer", .countDownTimer), ("yearAndMonth", .yearAndMonth),
    ]
    for (word, mode) in modes {
      #expect(try datePicker("datePickerMode=\"\(word)\"").datePickerMode == mode)
    }
    let picker = try datePicker(#"datePickerMode="date" style="compact""#)
    #expect(picker.preferredDatePickerStyle == .compact)
    #expect(try datePicker("").preferredDatePickerStyle == .automatic)
  }

  @Test func datesAreSecondsSince2001AndKeptBetweenTheLimits() throws {
    let limits = """
      <date key="minimumDate" timeIntervalSinceReferenceDate="86400"/>
      <date key="maximumDate" timeIntervalSinceReferenceDate="172800"><!--2001-01-03--></date>
      """
    let within = try datePicker(
      #"datePickerMode="date" minuteInterval="1""#,
      #"<date key="date" timeIntervalSinceReferenceDate="90000.5"/>"# + limits)
    #expect(within.date == Date(timeIntervalSinceReferenceDate: 90000.5))
    #expect(within.minimumDate == Date(timeIntervalSinceReferenceDate: 86400))
    #expect(within.maximumDate == Date(timeIntervalSinceReferenceDate: 172_800))

    let beyond = try datePicker(
      #"datePickerMode="date""#, #"<date key="date" timeIntervalSinceReferenceDate="1"/>"# + limits)
    #expect(beyond.date == Date(timeIntervalSinceReferenceDate: 86400))
  }

  @Test func aPickerOfTheCurrentDateForgetsTheOneInTheFile() throws {
    let old = #"<date key="date" timeIntervalSinceReferenceDate="0"/>"#

    #expect(try datePicker(#"useCurrentDate="YES""#, old).date > Date(timeIntervalSinceNow: -600))
    #expect(
      try datePicker(#"useCurrentDate="NO""#, old).date == Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test func countDownTimersHaveADuration() throws {
    let picker = try datePicker(
      #"datePickerMode="countDownTimer" countDownDuration="5400" minuteInterval="5""#)

    #expect(picker.countDownDuration == 5400)
    #expect(picker.datePickerStyle == .wheels)
  }

  @Test func datePickersHaveALocaleAndATimeZone() throws {
    let picker = try datePicker(
      #"datePickerMode="date""#,
      """
      <locale key="locale" localeIdentifier="de_DE"/>
      <timeZone key="timeZone" name="Europe/Berlin"/>
      """)

    #expect(picker.locale == Locale(identifier: "de_DE"))
    #expect(picker.timeZone == TimeZone(identifier: "Europe/Berlin"))
  }

  @Test func aStyleThatIsNotThereIsReported() throws {
    let document = try document(#"<datePicker datePickerMode="date" style="dial" id="d"/>"#)
    let picker = try view(UIDatePicker.self, document)

    #expect(picker.datePickerStyle == .compact)
    #expect(document.report.problems.map(\.kind) == [.unknownValue("dial", of: "style")])
  }

  @Test func pickersAskTheirSource() throws {
    let document = try document(
      """
      <pickerView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="p">
        <rect key="frame" x="0.0" y="20" width="320" height="216"/>
        <connections>
          <outlet property="dataSource" destination="o" id="1"/>
          <outlet property="delegate" destination="o" id="2"/>
        </connections>
      </pickerView>
      """)
    let source = Source()
    let session = NibSession(document, bundle: nil)
    session.stand(source, for: NibElement(name: "placeholder", attributes: ["id": "o"], line: 1))
    let picker = try #require(
      document.objects.first.flatMap { session.object(of: $0) } as? UIPickerView)
    try session.finish()

    #expect(document.report.problems == [])
    #expect(picker.frame == CGRect(x: 0, y: 20, width: 320, height: 216))
    #expect(picker.dataSource === source && picker.delegate === source)
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 3)
  }

  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  }
}
