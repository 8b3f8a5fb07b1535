import DarkroomUIKit
import Testing

/// Titles of configured buttons that are wider than the button (Apple, "UIButton.Configuration", `titleLineBreakMode`).
@MainActor
struct ButtonTitleLineTests {
  private func button(_ edit: (inout UIButton.Configuration) -> Void = { _ in }) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Continue without an account"
    edit(&configuration)
    return UIButton(configuration: configuration)
  }

  @Test func titlesWrapByWordsUnderConstraints() throws {
    let button = button()
    let oneLine = button.intrinsicContentSize.height
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 400))
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: root.topAnchor),
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()

    let line = oneLine - 14
    #expect(abs(button.bounds.height - (2 * line + 14)) < 1)
    let label = try #require(button.titleLabel)
    #expect(label.numberOfLines == 0 && label.frame.width <= 160 - 24)
  }

  @Test func aModeThatTruncatesKeepsOneLine() throws {
    let button = button { $0.titleLineBreakMode = .byTruncatingTail }
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
    button.layoutIfNeeded()

    let label = try #require(button.titleLabel)
    #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
    #expect(
      button.sizeThatFits(CGSize(width: 100, height: 0)).height
        == button.intrinsicContentSize.height)
  }

  @Test func theFontOfTheConfigurationGoesBeforeThatOfTheLabel() {
    let (plain, other) = (button(), button())
    other.titleLabel?.font = .systemFont(ofSize: 60)

    #expect(other.intrinsicContentSize == plain.intrinsicContentSize)
    #expect(other.titleLabel?.font == plain.titleLabel?.font)
    other.configuration = nil
    other.titleLabel?.font = .systemFont(ofSize: 60)
    #expect(other.titleLabel?.font.pointSize == 60)
  }

  @Test func titleAndSubtitleAreAlignedAsTheConfigurationSays() throws {
    func x(_ alignment: UIButton.Configuration.TitleAlignment) throws -> CGFloat {
      let button = button {
        $0.subtitle = "Later"
        $0.titleAlignment = alignment
      }
      button.sizeToFit()
      button.layoutIfNeeded()
      let (title, subtitle) = (
        try #require(button.titleLabel).frame, try #require(button.subtitleLabel).frame
      )
      return alignment == .trailing ? subtitle.maxX - title.maxX : subtitle.minX - title.minX
    }
    #expect(try abs(x(.leading)) < 0.5)
    #expect(try abs(x(.trailing)) < 0.5)
    #expect(try x(.center) > 10)
  }
}
