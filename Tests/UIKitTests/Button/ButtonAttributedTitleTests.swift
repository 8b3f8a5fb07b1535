import DarkroomUIKit
import Foundation
import Testing

/// Attributed titles of configurations, and what of them the configuration supplies.
@MainActor
struct ButtonAttributedTitleTests {
  private func attributes(_ label: UILabel?) -> [NSAttributedString.Key: Any] {
    unsafe label?.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
  }

  @Test func anAttributedTitleGoesBeforeAPlainOne() {
    var title = AttributedString("Buy")
    title.font = UIFont.systemFont(ofSize: 30)
    title.foregroundColor = .red
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Sell"
    configuration.attributedTitle = title
    let button = UIButton(configuration: configuration)
    let shown = attributes(button.titleLabel)

    #expect(button.currentTitle == "Buy" && button.titleLabel?.text == "Buy")
    #expect((shown[.font] as? UIFont)?.pointSize == 30)
    #expect(shown[.foregroundColor] as? UIColor == .red)
  }

  @Test func whatItLeavesOpenIsTheConfigurations() {
    var configuration = UIButton.Configuration.filled()
    configuration.attributedTitle = AttributedString("Buy")
    configuration.attributedSubtitle = AttributedString("now")
    let button = UIButton(configuration: configuration)

    #expect(attributes(button.titleLabel)[.foregroundColor] as? UIColor == .white)
    #expect(button.titleLabel?.font.pointSize == 17)
    #expect(button.subtitleLabel?.text == "now" && button.subtitleLabel?.font.pointSize == 13)
  }

  @Test func aTransformerChangesWhatTheConfigurationSays() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var outgoing = $0
      outgoing.font = $0.font?.withSize(30)
      return outgoing
    }
    let button = UIButton(configuration: configuration)
    let shown = attributes(button.titleLabel)

    #expect((shown[.font] as? UIFont)?.pointSize == 30)
    #expect(shown[.foregroundColor] as? UIColor == .white)
    #expect(button.currentTitle == "Buy")
  }
}
