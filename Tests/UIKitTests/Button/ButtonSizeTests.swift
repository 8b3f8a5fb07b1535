import Testing

@testable import DarkroomUIKit

/// Sizes of buttons: Measures, control sizes.
@MainActor
@Suite(.tags(.controlSizes))
struct ButtonSizeTests {
  private func square(_ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
  }

  @Test(arguments: [CGFloat(1), 2, 3])
  func anEmptyCustomButtonIsThirtyByThirtyFour(scale: CGFloat) {
    LayoutScene.at(scale: scale) {
      #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
    }
  }

  @Test func theTitleTakesTheRoundedWidthOfTheContent() throws {
    let button = UIButton(type: .system)
    button.setTitle("Click me!", for: .normal)
    button.sizeToFit()
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)

    #expect(button.bounds.width == button.bounds.width.rounded())
    #expect(label.frame == CGRect(x: 0, y: 6, width: button.bounds.width, height: 18))
  }

  /// Stack Overflow, answer 70778238: with the alignment left and top, and a height of 80, the title begins at 6.
  @Test(arguments: [UIButton.ButtonType.system, .custom])
  func aTitleAtTheTopOrBottomKeepsSixPointsAway(type: UIButton.ButtonType) throws {
    let button = UIButton(type: type)
    button.setTitle("Click me!", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
    let label = try #require(button.titleLabel)
    func edges(_ alignment: UIControl.ContentVerticalAlignment) -> [CGFloat] {
      button.contentVerticalAlignment = alignment
      button.layoutIfNeeded()
      return [label.frame.minY, 80 - label.frame.maxY]
    }

    #expect(abs(edges(.top)[0] - 6) < 0.01 && abs(edges(.bottom)[1] - 6) < 0.01)
    button.contentEdgeInsets = UIEdgeInsets(top: 2, left: 0, bottom: 3, right: 0)
    #expect(abs(edges(.top)[0] - 2) < 0.01 && abs(edges(.bottom)[1] - 3) < 0.01)
    button.contentEdgeInsets = .zero
    button.frame.size.height = label.frame.height
    button.contentVerticalAlignment = .top
    button.layoutIfNeeded()
    #expect(label.frame.minY == 0)
  }

  @Test func titleAndImageHaveNoLeastWidth() {
    let button = UIButton()
    button.setTitle("i", for: .normal)
    button.setImage(square(4), for: .normal)
    let title = "i".size(withAttributes: [.font: UIFont.systemFont(ofSize: 18)]).width

    #expect(button.intrinsicContentSize.width < title + 4 + 2)
  }

  @Test func contactAddIsTheSizeOfItsSymbol() throws {
    try LayoutScene.at(scale: 3) {
      let button = UIButton(type: .contactAdd)
      let size = button.intrinsicContentSize
      let image = try #require(button.currentImage?.cgImage)

      #expect(abs(size.width - 73.0 / 3) < 1e-6 && abs(size.height - 71.0 / 3) < 1e-6)
      #expect(image.width == 73 && image.height == 71)
    }
  }

  @Test func aTitleShadowWaitsForATitle() {
    let button = UIButton()
    button.setTitleShadowColor(.white, for: .normal)
    #expect(button.titleLabel?.shadowColor == nil)

    button.setTitle("Go", for: .normal)
    #expect(button.titleLabel?.shadowColor == .white)
  }

  @Test func systemButtonsNameRecognizersInTheirDescription() {
    #expect(UIButton(type: .system).description.contains("gestureRecognizers = <NSArray: 0x"))
    #expect(!UIButton(type: .custom).description.contains("gestureRecognizers"))
  }

  @Test func insetsFromTheAppearanceResizeAButtonThatFitted() {
    defer { AppearanceRules.reset() }
    let button = UIButton(type: .system)
    button.setTitle("Click me!", for: .normal)
    button.sizeToFit()
    let plain = button.bounds.size
    UIButton.appearance().contentEdgeInsets = UIEdgeInsets(top: 15, left: 15, bottom: 15, right: 15)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(button)
    window.layoutIfNeeded()

    #expect(button.bounds.size == CGSize(width: plain.width + 30, height: 48))
  }

  @Test func aConfigurationsOwnRadiusReplacesTheStandardOne() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.background.backgroundColor = .red
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let standard = try #require(button.subviews.first?.layer.cornerRadius)
    configuration.background.cornerRadius = 0
    button.configuration = configuration

    #expect(standard > 0)
    #expect(button.subviews.first?.layer.cornerRadius == 0)
  }

  /// A gray disc, whatever the tint.
  @Test func aCloseButtonIsAGreyDiscOfThirtyPoints() throws {
    let button = UIButton(type: .close)
    button.tintColor = .red
    button.sizeToFit()
    button.layoutIfNeeded()
    let rows = button.drawnRows

    try #require(button.bounds.size == CGSize(width: 30, height: 30))
    #expect(rows[0][0] == 0)
    for (row, column) in [(3, 15), (15, 15), (15, 3), (15, 27)] {
      let pixel = rows[row][column]
      let (red, green, blue) = (pixel & 0xff, pixel >> 8 & 0xff, pixel >> 16 & 0xff)
      #expect(pixel != 0 && max(red, green, blue) - min(red, green, blue) < 12)
    }
    #expect(rows[15][15] >> 24 > rows[15][3] >> 24)
  }
}
