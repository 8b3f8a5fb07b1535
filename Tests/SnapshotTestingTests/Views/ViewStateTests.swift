import DarkroomSnapshotStore
import Foundation
import SnapshotTesting
import Testing
import UIKit

/// What a failure says in words when only the state of a view changed.
@MainActor
struct ViewStateTests {
  /// The sentences of a failure whose reference showed `before` and whose view now shows `after`.
  func words<View: UIView>(
    _ view: @autoclosure () -> View, _ before: (View) -> Void, _ after: (View) -> Void
  ) throws -> String {
    let (recording, verifying) = (ScratchPackage(), ScratchPackage())
    let (old, new) = (view(), view())
    before(old)
    after(new)
    _ = recording.verify(stage(old), as: .image, record: .all)
    let bytes = try #require(recording.bytes(PictureTests.reference))
    try Files.write(bytes, to: "\(verifying.path)/\(PictureTests.reference)")
    return try #require(verifying.verify(stage(new), as: .image, record: .never))
  }

  func stage(_ view: UIView) -> UIView {
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    stage.backgroundColor = .systemGray3  // White dots of page controls show on it.
    if view.frame.isEmpty { view.frame = CGRect(x: 10, y: 10, width: 200, height: 44) }
    stage.addSubview(view)
    return stage
  }

  @Test func aSwitchThatWasTurnedOff() throws {
    #expect(
      try words(UISwitch(), { $0.isOn = true }, { $0.isOn = false })
        .contains("UISwitch in UIView: on changed from yes to no"))
  }

  @Test func valuesOfSlidersProgressAndSegments() throws {
    #expect(
      try words(UISlider(), { $0.value = 0.25 }, { $0.value = 0.5 })
        .contains("UISlider in UIView: value changed from 0.25 to 0.5"))
    #expect(
      try words(UIProgressView(), { $0.progress = 0 }, { $0.progress = 1 })
        .contains("UIProgressView in UIView: progress changed from 0 to 1"))
    #expect(
      try words(
        UISegmentedControl(items: ["Day", "Week"]), { $0.selectedSegmentIndex = 0 },
        { $0.selectedSegmentIndex = 1 }
      ).contains("UISegmentedControl in UIView: selected segment changed from 0 Day to 1 Week"))
    #expect(
      try words(
        UIPageControl(), { $0.numberOfPages = 3 },
        {
          $0.numberOfPages = 3; $0.currentPage = 2
        }
      ).contains("UIPageControl in UIView: page changed from 1 of 3 to 3 of 3"))
  }

  @Test func aDisabledButtonAndAFieldsText() throws {
    #expect(
      try words(
        UIButton(type: .system), { $0.setTitle("Buy", for: .normal) },
        {
          $0.setTitle("Buy", for: .normal); $0.isEnabled = false
        }
      ).contains("UIButton in UIView: disabled is now yes"))
    #expect(
      try words(UITextField(), { $0.text = "Ann" }, { $0.text = "Anna" })
        .contains("UITextField \"Ann\" in UIView: text changed from \"Ann\" to \"Anna\""))
  }

  @Test func aPasswordIsNotWrittenDown() throws {
    let text = try words(
      UITextField(), { $0.text = "secret" },
      {
        $0.text = "secret2"; $0.isSecureTextEntry = true; $0.placeholder = "Password"
      })

    #expect(!text.contains("secret2"))
  }

  @Test func aListThatWasScrolled() throws {
    func rows(_ view: UIScrollView) {
      view.contentSize = CGSize(width: 200, height: 400)
      for index in 0..<8 {
        let row = UIView(frame: CGRect(x: 0, y: index * 50, width: 200, height: 25))
        row.backgroundColor = .black
        view.addSubview(row)
      }
    }

    #expect(
      try words(
        UIScrollView(), { rows($0) },
        {
          rows($0); $0.contentOffset.y = 12.5
        }
      ).contains("UIScrollView in UIView: content offset is now 0 12.5"))
  }
}
