import DarkroomUIKit
import Testing

/// How large symbols are where views show them.
@MainActor
struct SymbolSizeTests {
  private let small = UIImage.SymbolConfiguration(pointSize: 18, weight: .regular, scale: .small)

  /// The box of the line that the symbol stands for is what constraints are about, not the picture.
  @Test(arguments: ["heart.fill", "plus.circle", "chevron.right"])
  func constraintsLeaveASymbolItsSize(_ name: String) throws {
    let image = try #require(UIImage(systemName: name, withConfiguration: small))
    let scene = LayoutScene(100, 100)
    let view = scene.add(UIImageView(image: image))

    scene.layOut([
      view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 10),
    ])

    #expect(abs(view.frame.width - image.size.width) < 0.4)
    #expect(abs(view.frame.height - image.size.height) < 0.4)
  }

  /// Its outline is drawn; the pixels are only for code that asks for them.
  @Test func anAbsurdlyLargeSymbolHasItsSizeButFewPixels() throws {
    let absurd = UIImage.SymbolConfiguration(pointSize: 1e6)
    let image = try #require(UIImage(systemName: "square.fill", withConfiguration: absurd))
    let pixels = try #require(image.cgImage)
    let small = try #require(UIImage(systemName: "square.fill"))

    #expect(image.size.width > 5e5 && pixels.width * pixels.height < 20_000_000)
    #expect(image.applyingSymbolConfiguration(.init(pointSize: 17))?.size == small.size)
    let drawn = UIImage.drawn(20, 20) { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(drawn.pixelRows[10][10] == 0xff00_0000)
  }

  @Test func anImageViewShowsAnAbsurdlyLargeSymbol() throws {
    let absurd = UIImage.SymbolConfiguration(pointSize: 1e5)
    let view = UIImageView(image: UIImage(systemName: "square.fill", withConfiguration: absurd))
    view.tintColor = .red
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let drawn = UIImage.drawn(20, 20) { view.layer.render(in: $0) }

    #expect(drawn.pixelRows[10][10] == .redPixel)
    view.contentMode = .center
    view.layoutIfNeeded()
    #expect(view.layer.contents != nil)
  }

  @Test func alignmentInsetsAreNoPartOfTheNaturalSize() {
    let image = UIImage.colored(.red, 20, 10)
      .withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))

    #expect(UIImageView(image: image).intrinsicContentSize == CGSize(width: 14, height: 6))
    #expect(UIImageView(image: image).sizeThatFits(.zero) == CGSize(width: 20, height: 10))
  }

  @Test func aSymbolOfATextStyleGrowsWithTheTextOfItsView() throws {
    let image = try #require(
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body)))
    let view = UIImageView(image: image)
    let normal = view.sizeThatFits(.zero).height
    view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    let large = view.sizeThatFits(.zero).height

    // 53 points instead of 17.
    #expect(large > 2.5 * normal)
    #expect(view.image?.size.height == image.size.height)
    view.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect(view.sizeThatFits(.zero).height < normal)
  }

  @Test func aSizeInPointsStays() throws {
    let image = try #require(UIImage(systemName: "star", withConfiguration: small))
    let view = UIImageView(image: image)
    let size = view.sizeThatFits(.zero)
    view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge

    #expect(view.sizeThatFits(.zero) == size)
    let fixed = UIImage.SymbolConfiguration(textStyle: .body).applying(small)
    view.preferredSymbolConfiguration = fixed
    #expect(view.sizeThatFits(.zero) == size)
  }

  @Test func symbolsOfConfiguredButtonsGrowWithTheirTitle() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: "star")
    let button = UIButton(configuration: configuration)
    let normal = try #require(button.currentImage).size.height
    button.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    button.layoutIfNeeded()

    #expect(try #require(button.imageView).frame.height > 2.5 * normal)
    #expect(button.intrinsicContentSize.height > 2.5 * normal)
    #expect(button.currentImage === configuration.image)
  }

  @Test func symbolsOfListsGrowWithTheirText() throws {
    var content = UIListContentConfiguration.cell()
    content.image = UIImage(systemName: "star")
    let view = UIListContentView(configuration: content)
    let normal = view.sizeThatFits(CGSize(width: 300, height: 0)).height
    view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    view.layoutIfNeeded()
    let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)

    // A small one of 53 points; a large one of 17 is 23 high.
    #expect(image.frame.height > 35)
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height > normal)
  }

  @Test func aListsImageTakesTheRoomOfItsConfiguration() throws {
    var content = UIListContentConfiguration.cell()
    content.image = UIImage(systemName: "star")
    content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 60)
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    view.layoutIfNeeded()
    let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)

    #expect(image.frame.height > 55)
  }
}
