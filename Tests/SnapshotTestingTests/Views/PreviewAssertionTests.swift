import Darkroom_SnapshotTesting_SwiftUI
import SwiftUI
import Testing

@testable import SnapshotTesting

@MainActor
struct PreviewAssertionTests {
  private struct Dot_Previews: PreviewProvider {
    static var previews: some View {
      Color.red.frame(width: 8, height: 6).previewLayout(.sizeThatFits).previewDisplayName("Red")
      Color.blue.frame(width: 8, height: 6).previewLayout(.fixed(width: 10, height: 10))
    }
  }

  /// `Dot_Previews-Red` is as large as the view, `Dot_Previews` as the layout says, on white.
  @Test func eachPreviewHasAReference() {
    assertSnapshots(ofPreviews: Dot_Previews.self, traits: UITraitCollection(displayScale: 1))
  }

  private struct Wide_Previews: PreviewProvider {
    static var previews: some View {
      Color.red.frame(height: 6).previewLayout(.sizeThatFits)
    }
  }

  /// Apple's page of `PreviewLayout.sizeThatFits`: «when offered the size of the device that the preview is running on».
  @Test func aPreviewThatFitsIsOfferedTheDevice() throws {
    let preview = try #require(_PreviewRegistry.previews(of: Wide_Previews.self).first)
    let layout = preview.layout(on: "iPhone 13")

    guard case .fixed(let width, let height) = layout else {
      Issue.record("\(String(describing: layout))")
      return
    }
    #expect(width == 390 && height == 6)
  }

  private struct Odd_Previews: PreviewProvider {
    static var previews: some View {
      Color.red.previewDevice("Newton").previewDisplayName("Odd")
    }
  }

  @Test func anUnknownDeviceIsNamed() {
    withKnownIssue {
      assertSnapshots(ofPreviews: Odd_Previews.self)
    } matching: { issue in
      issue.comments.contains { comment in
        comment.rawValue.contains("Preview Odd_Previews-Odd")
          && comment.rawValue.contains("\"Newton\"") && comment.rawValue.contains("iPhone13Pro")
      }
    }
  }

  @Test func aModuleWithoutPreviewsIsAFailure() {
    withKnownIssue {
      assertSnapshots(ofPreviewsIn: "Nobody")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("Module Nobody has no previews.") }
    }
  }

  @Test(arguments: [
    ("iPhone 13 Pro", "iPhone13Pro"), ("iPhone 13 mini", "iPhone13Mini"),
    ("iPhone SE (3rd generation)", "iPhone8"), ("iPhone SE (1st generation)", "iPhoneSe"),
    ("iPad Pro (12.9-inch) (5th generation)", "iPadPro12_9"), ("iPad (9th generation)", "iPad10_2"),
    ("iPad mini (6th generation)", "iPadMini"), ("iPhone XS Max", "iPhoneXsMax"),
  ])
  func devicesHaveXcodesNames(name: String, screen: String) {
    #expect(PreviewDevice(rawValue: name).screenName == screen)
    #expect(ViewImageConfig.named(screen) != nil)
  }
}
