import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor
struct ToggleTests {
  private struct Lamp: View {
    @State var isOn = false

    var body: some View {
      VStack {
        Toggle("Lamp", isOn: $isOn)
        if isOn { Color.red.frame(width: 50, height: 50) }
      }
    }
  }

  private struct Checkbox: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Color(configuration.isOn ? UIColor.red : .blue).frame(width: 40, height: 40)
          configuration.label
        }
      }
    }
  }

  private struct Padded: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(10) }
  }

  private func toggle(_ isOn: Bool) -> some View { Toggle("Wi-Fi", isOn: .constant(isOn)) }

  // MARK: Layout

  /// Recorded by iOS 15 at one pixel a point: a row of 31 points in which the switch is laid out 49 points wide and drawn 51.
  @Test func theSwitchIsAtTheTrailingEdgeAndTwoPointsWiderThanItsPlace() throws {
    let hosted = Hosted(toggle(true).padding(.horizontal, 10), in: CGSize(width: 300, height: 100))
    let frame = try hosted.frame(of: UISwitch.self)

    #expect(frame == CGRect(x: 241, y: 34.5, width: 51, height: 31))
    #expect(hosted.frames(ofClass: "TextView").first?.minX == 10)
    #expect(Hosted.ideal(toggle(true)).height == 31)
  }

  /// Recorded by iOS 15: label, 8 points, switch.
  @Test func atItsIdealWidthTheSwitchIsEightPointsFromTheLabel() {
    let text = Hosted.ideal(Text("Wi-Fi"))

    #expect(Hosted.near(Hosted.ideal(toggle(true).fixedSize()).width, text.width + 8 + 49))
    #expect(Hosted.ideal(toggle(true).labelsHidden()) == CGSize(width: 49, height: 31))
  }

  @Test func inARowOfAListTheSwitchDoesNotMakeTheRowHigher() {
    #expect(Hosted.ideal(toggle(true).environment(\.isInListRow, true)).height == 22)
  }

  @Test func fromRightToLeftTheSwitchIsAtTheLeft() throws {
    let hosted = Hosted(toggle(true).environment(\.layoutDirection, .rightToLeft))

    #expect(try hosted.frame(of: UISwitch.self).minX == 0)
    #expect(try hosted.first(UISwitch.self).effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  // MARK: State

  @Test func aTapTurnsTheSwitchOnAndTheNextPictureShowsIt() throws {
    let hosted = Hosted(Lamp())
    let lamp = try hosted.first(UISwitch.self)

    #expect(hosted.frames(ofClass: "PaintedShapeView").isEmpty)
    #expect(lamp.simulateTapThroughHitTesting())
    hosted.window.layoutIfNeeded()
    #expect(hosted.frames(ofClass: "PaintedShapeView").count == 1)
    #expect(try hosted.first(UISwitch.self) === lamp)
    #expect(lamp.isOn)
  }

  @Test func aSwitchWhoseBindingRefusesTheValueStaysAsItIs() throws {
    let hosted = Hosted(toggle(false))
    let control = try hosted.first(UISwitch.self)

    control.simulateTapThroughHitTesting()

    #expect(!control.isOn)
  }

  @Test func disabledSwitchesTakeNoTaps() throws {
    let hosted = Hosted(Lamp().disabled(true))
    let control = try hosted.first(UISwitch.self)

    control.simulateTapThroughHitTesting()

    #expect(!control.isEnabled)
    #expect(!control.isOn)
  }

  @Test func assistiveTechnologyCallsTheSwitchByItsLabel() throws {
    let control = try Hosted(toggle(true)).first(UISwitch.self)

    #expect(control.accessibilityLabel == "Wi-Fi")
  }

  // MARK: Look

  @Test func switchesAreGreenOrOfTheTint() throws {
    func color(_ view: some View) -> [UInt8] {
      Hosted(view.labelsHidden()).color(at: CGPoint(x: 82, y: 100))
    }

    #expect(color(toggle(true)) == [52, 199, 89, 255])
    #expect(color(toggle(true).tint(Color.red)) == [255, 59, 48, 255])
    #expect(color(toggle(true).toggleStyle(SwitchToggleStyle(tint: .blue))) == [0, 122, 255, 255])
    #expect(color(toggle(true).preferredColorScheme(.dark)) == [48, 209, 88, 255])
  }

  @Test func stylesOfATeamHaveTheLabelAndTheBinding() {
    let hosted = Hosted(Lamp().toggleStyle(Checkbox()))
    let box = hosted.frames(ofClass: "PaintedShapeView")[0]

    hosted.view.simulateTap(at: CGPoint(x: box.midX, y: box.midY))
    hosted.window.layoutIfNeeded()

    #expect(hosted.frames(ofClass: "PaintedShapeView").count == 2)
    #expect(hosted.frames(ofClass: "TextView").count == 1)
  }

  @Test func aToggleInTheBodyOfAStyleHasTheStyleAround() {
    let plain = Hosted.ideal(toggle(true).fixedSize())
    let padded = Hosted.ideal(toggle(true).toggleStyle(Padded()).fixedSize())

    #expect(Hosted.near(padded.width, plain.width + 20))
  }

  @Test func buttonTogglesAreFilledWhileTheyAreOn() {
    let label = Color.clear.frame(width: 60, height: 20)
    func corner(_ isOn: Bool) -> [UInt8] {
      let view = Toggle(isOn: .constant(isOn)) { label }.toggleStyle(.button)
      return Hosted(view).color(at: CGPoint(x: 64, y: 100))
    }

    #expect(corner(true) == [0, 122, 255, 255])
    #expect(corner(false) == [255, 255, 255, 255])
  }

  @Test func aTapOnAButtonToggleChangesTheBinding() {
    let hosted = Hosted(Lamp().toggleStyle(.button))

    hosted.view.simulateTap(at: CGPoint(x: 100, y: 100))
    hosted.window.layoutIfNeeded()

    #expect(hosted.frames(ofClass: "PaintedShapeView").count > 1)
  }
}
