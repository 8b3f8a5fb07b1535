import Testing
import UIKitTesting

@testable import SwiftUI

@MainActor
struct PickerTests {
  enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, chocolate, strawberry
    var id: Self { self }
  }

  private struct Chooser<Style: PickerStyle>: View {
    @State var flavor = Flavor.chocolate
    let style: Style

    var body: some View {
      VStack {
        Picker("Flavor", selection: $flavor) {
          ForEach(Flavor.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(style)
        Text("I like \(flavor.rawValue)")
      }
    }
  }

  private func texts(_ hosted: Hosted) -> [String] {
    hosted.window.layoutIfNeeded()
    return hosted.views.filter { "\(type(of: $0))" == "TextView" }.compactMap {
      $0.viewSource?.text?.string
    }
  }

  // MARK: Segments

  @Test func aTapOnASegmentChangesTheBinding() throws {
    let hosted = Hosted(Chooser(style: .segmented), in: CGSize(width: 300, height: 200))
    let control = try hosted.first(UISegmentedControl.self)
    let frame = try hosted.frame(of: UISegmentedControl.self)
    let titles = (0..<3).map { control.titleForSegment(at: $0) }

    #expect(titles == ["vanilla", "chocolate", "strawberry"])
    #expect(control.selectedSegmentIndex == 1)
    #expect(frame.width == 300)
    #expect(frame.height == 32)
    hosted.view.simulateTap(at: CGPoint(x: 290, y: frame.midY))
    #expect(texts(hosted) == ["I like strawberry"])
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test func tagsSayWhatAnOptionSelects() throws {
    func selected(_ selection: Int?) throws -> Int {
      let picker = Picker("Number", selection: .constant(selection)) {
        Text("none").tag(nil as Int?)
        Text("one").tag(1)
        Image(systemName: "star").tag(2 as Int?)
        Text("without a tag")
      }
      let control = try Hosted(picker.pickerStyle(.segmented)).first(UISegmentedControl.self)
      #expect(control.numberOfSegments == 3)
      #expect(control.imageForSegment(at: 2) != nil)
      return control.selectedSegmentIndex
    }

    #expect(try selected(nil) == 0)
    #expect(try selected(1) == 1)
    #expect(try selected(2) == 2)
    #expect(try selected(3) == UISegmentedControl.noSegment)
  }

  @Test func aBindingThatRefusesTheValueKeepsTheSegment() throws {
    let picker = Picker("Number", selection: .constant(1)) {
      Text("one").tag(1)
      Text("two").tag(2)
    }
    let hosted = Hosted(picker.pickerStyle(.segmented))

    hosted.view.simulateTap(at: CGPoint(x: 180, y: 100))

    #expect(try hosted.first(UISegmentedControl.self).selectedSegmentIndex == 0)
  }

  // MARK: Menu

  @Test func outsideOfListsAMenuShowsTheValueAndTwoChevrons() throws {
    let hosted = Hosted(Chooser(style: .automatic))
    let chevrons = try #require(hosted.frames(ofClass: "PictureView").first)
    let value = try #require(hosted.frames(ofClass: "TextView").first)
    let button = try #require(hosted.frames(ofClass: "ButtonView").first)

    #expect(texts(hosted) == ["chocolate", "I like chocolate"])
    #expect(Hosted.near(chevrons.minX - value.maxX, 4))
    #expect(Hosted.near(value.minX - button.minX, 12))
    #expect(Hosted.near(button.maxX - chevrons.maxX, 12))
  }

  @Test func inARowOfAListAMenuHasItsLabelBeforeTheValue() {
    let hosted = Hosted(
      Picker("Flavor", selection: .constant(Flavor.vanilla)) {
        ForEach(Flavor.allCases) { Text($0.rawValue) }
      }.environment(\.isInListRow, true))

    #expect(texts(hosted) == ["Flavor", "vanilla"])
    #expect(hosted.frames(ofClass: "TextView")[0].minX == 0)
    #expect(Hosted.near(hosted.frames(ofClass: "PictureView")[0].maxX, 200))
  }

  @Test func linksShowTheLabelTheValueAndAChevron() {
    let hosted = Hosted(Chooser(style: .navigationLink))

    #expect(texts(hosted) == ["Flavor", "chocolate", "I like chocolate"])
    #expect(Hosted.near(hosted.frames(ofClass: "PictureView")[0].maxX, 200))
  }

  // MARK: Wheel and rows

  /// Recorded by iOS 15: rows of 32 points; 216 points is what UIKit's picker has.
  @Test func aWheelShowsTheOptionsAndTurnsToThem() throws {
    let hosted = Hosted(Chooser(style: .wheel), in: CGSize(width: 300, height: 300))
    let wheel = try hosted.first(UIPickerView.self)

    #expect(wheel.bounds.size == CGSize(width: 300, height: 216))
    #expect(wheel.selectedRow(inComponent: 0) == 1)
    #expect((wheel.view(forRow: 0, forComponent: 0) as? UILabel)?.text == "vanilla")
    wheel.simulateSelection(row: 2)
    #expect(texts(hosted).last == "I like strawberry")
    #expect(wheel.selectedRow(inComponent: 0) == 2)
  }

  @Test func inARowOfAListAnInlinePickerIsRowsWithACheckmark() throws {
    let hosted = Hosted(
      Chooser(style: .inline).environment(\.isInListRow, true), in: CGSize(width: 300, height: 300))
    let options = texts(hosted)
    let check = try #require(hosted.frames(ofClass: "PictureView").first)

    #expect(options == ["Flavor", "vanilla", "chocolate", "strawberry", "I like chocolate"])
    #expect(abs(check.midY - hosted.frames(ofClass: "TextView")[2].midY) < 2)
    let last = hosted.frames(ofClass: "TextView")[3]
    hosted.view.simulateTap(at: CGPoint(x: last.midX, y: last.midY))
    #expect(texts(hosted).last == "I like strawberry")
  }
}
