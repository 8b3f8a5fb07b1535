import DarkroomCoreGraphics
import DarkroomPackageSettings
import Foundation
import Testing

@testable import DarkroomUIKit

struct ScreenMetricsTests {
  private func metrics(_ environment: [String: String], _ settings: String = "{}") throws
    -> ScreenMetrics
  {
    let values = try #require(SettingsValue(json: Data(settings.utf8))?.object)
    return ScreenMetrics(environment: environment, settings: values)
  }

  @Test(arguments: [("2", 2), ("0.5", 0.5), ("16", 16)])
  func aScaleIsTaken(_ text: String, _ scale: Double) throws {
    #expect(try metrics(["SNAPSHOT_SCALE": text]).scale == CGFloat(scale))
  }

  /// Pictures of such scales would have no pixels, or more than there is memory for.
  @Test(arguments: ["", "0", "-1", "nan", "inf", "16.1", "1e9", "two"])
  func whatIsNoScaleIsThree(_ text: String) throws {
    #expect(try metrics(["SNAPSHOT_SCALE": text]).scale == 3)
  }

  @Test func aSizeIsTaken() throws {
    #expect(
      try metrics(["SNAPSHOT_SCREEN_SIZE": "375x812"]).size == CGSize(width: 375, height: 812))
  }

  @Test(arguments: [
    "", "375", "375x", "x812", "0x812", "375x-1", "375x812x3", "nanx9", "375x20000",
  ])
  func whatIsNoSizeIsThatOfAPhone(_ text: String) throws {
    #expect(try metrics(["SNAPSHOT_SCREEN_SIZE": text]).size == CGSize(width: 390, height: 844))
  }

  @Test func theSettingsSetWhatNoVariableDoes() throws {
    let settings = #"{"screen": {"width": 414, "height": 896, "scale": 2}}"#

    #expect(
      try metrics([:], settings)
        == ScreenMetrics(size: CGSize(width: 414, height: 896), scale: 2))
    #expect(
      try metrics(["SNAPSHOT_SCALE": "1"], settings)
        == ScreenMetrics(size: CGSize(width: 414, height: 896), scale: 1))
    #expect(
      try metrics(["SNAPSHOT_SCREEN_SIZE": "320x568"], settings)
        == ScreenMetrics(size: CGSize(width: 320, height: 568), scale: 2))
    #expect(
      try metrics([:], #"{"screen": {"height": 667}}"#).size == CGSize(width: 390, height: 667))
  }

  @Test func aScopesScreenIsItsOwn() async {
    let before = ScreenMetrics.main
    await UIScreen.withMain(size: CGSize(width: 320, height: 568), scale: 2) {
      #expect(await UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 568))
      #expect(await UIWindow().frame.size == CGSize(width: 320, height: 568))
      #expect(await UIViewController().view.frame.size == CGSize(width: 320, height: 568))
      #expect(await UIView().traitCollection.displayScale == 2)
      #expect(await Task.detached { ScreenMetrics.main == before }.value)
    }
    #expect(ScreenMetrics.main == before)
  }
}
