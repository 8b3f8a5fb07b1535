import Testing

@testable import SwiftUI

/// Numbers without a source are arithmetic on those that were measured.
@MainActor
struct TextLinesTests {
  private let long = Text(verbatim: "one two three four five six seven eight nine ten")

  private func size(
    _ view: some View, width: CGFloat = 0, height: CGFloat = 0, scale: CGFloat = 3
  ) -> CGSize {
    let controller = UIHostingController(rootView: view.environment(\.displayScale, scale))
    let size = controller.sizeThatFits(in: CGSize(width: width, height: height))
    return CGSize(
      width: (size.width * 100).rounded() / 100, height: (size.height * 100).rounded() / 100)
  }

  private func node(
    _ text: Text, _ proposal: ProposedViewSize,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) throws -> TextNode {
    var environment = EnvironmentValues()
    environment.displayScale = 3
    change(&environment)
    let node = TextNode(try #require(text.resolved(in: environment)), environment)
    node.place(at: .zero, proposal)
    return node
  }

  /// Measured on recorded pictures: of iOS 15 for body and for the footer of a form, of iOS 26 in GetStream's
  /// stream-video-swift for `PermissionsPromptView`, whose headline is 15 points high at the size Small.
  @Test(arguments: [
    (Font.body, DynamicTypeSize.large, 22.0), (.footnote, .large, 18), (.headline, .large, 22),
    (.headline, .small, 20),
  ])
  func pitchesOfOnePixelAPoint(font: Font, size: DynamicTypeSize, pitch: CGFloat) {
    #expect(abs(self.pitch(font, size, scale: 1) - pitch) < 0.01)
  }

  /// Measured on the pictures of fespinoza's sample-json-app, `MovieDetailsViewTests`, at 3x.
  @Test(arguments: [
    (Font.body, DynamicTypeSize.large, 21.0), (.body, .accessibility4, 56),
    (.caption, .accessibility4, 44), (.title.bold(), .accessibility4, 61),
  ])
  func pitchesOfThreePixelsAPoint(font: Font, size: DynamicTypeSize, pitch: CGFloat) {
    #expect(abs(self.pitch(font, size, scale: 3) - pitch) < 0.01)
  }

  private func pitch(_ font: Font, _ size: DynamicTypeSize, scale: CGFloat) -> CGFloat {
    let node = try? node(Text(verbatim: "a\nb").font(font), .unspecified) {
      $0.displayScale = scale
      $0.dynamicTypeSize = size
    }
    let lines = node?.lineRects ?? []
    return lines.count == 2 ? lines[1].minY - lines[0].minY : 0
  }

  /// Apple, `Font.Leading`: 2 points less and more.
  @Test func leadingsMoveLinesByTwoPoints() {
    let heights = [Font.Leading.tight, .standard, .loose].map {
      size(Text(verbatim: "a\nb\nc").font(.body.leading($0))).height
    }

    #expect(abs(heights[1] - heights[0] - 4) <= 0.34)
    #expect(abs(heights[2] - heights[1] - 4) <= 0.34)
  }

  @Test func fontsOfAFixedSizeHaveLinesAsHighAsTheirLetters() {
    #expect(size(Text(verbatim: "a\nb").font(.system(size: 17))).height == 40.67)
  }

  @Test(arguments: DynamicTypeSize.allCases)
  func linesDoNotOverlapAtAnySize(size: DynamicTypeSize) {
    for style in Font.TextStyle.allCases {
      let text = { (string: String) in
        self.size(Text(verbatim: string).font(.system(style)).dynamicTypeSize(size)).height
      }
      let (one, two) = (text("a"), text("a\nb"))
      #expect(two >= 2 * one - 3 && two <= 2 * one + 8)
    }
  }

  @Test func limitsOfAllForms() {
    let line: CGFloat = 20.33
    let three = size(long.lineLimit(3), width: 80).height
    #expect(size(long.lineLimit(1), width: 80).height == line)
    #expect(size(long.lineLimit(...3), width: 80).height == three)
    #expect(size(long.lineLimit(2...3), width: 80).height == three)
    #expect(size(Text(verbatim: "a").lineLimit(3, reservesSpace: true), width: 80).height == three)
    #expect(size(Text(verbatim: "a").lineLimit(3...5), width: 80).height == three)
    #expect(size(Text(verbatim: "a").lineLimit(3...), width: 80).height == three)
    #expect(size(Text(verbatim: "a").lineLimit(3, reservesSpace: false), width: 80).height == line)
    #expect(size(long.lineLimit(3...), width: 80).height > three)
    #expect(size(long.lineLimit(nil).lineLimit(1), width: 80).height > three)
  }

  @Test func heightsThatAreTooSmallLeaveWholeLines() {
    let two = size(long.lineLimit(2), width: 80).height
    #expect(size(long, width: 80, height: 60).height == two)
    #expect(size(long, width: 80, height: 5).height == 20.33)
  }

  @Test func idealsAndMinima() {
    let node = try? node(long, .unspecified)
    #expect(node?.size(.zero) == .zero)
    #expect(node?.size(ProposedViewSize(width: 0, height: nil)).width == 0)
    #expect((node?.size(.unspecified).width ?? 0) > 300)
    #expect(size(Text(verbatim: "")) == .zero)
  }

  /// A text is as wide as its longest line, not as its room.
  @Test func wrappedTextsAreAsWideAsTheirLongestLine() throws {
    let node = try node(long, ProposedViewSize(width: 100, height: nil))
    let widest = node.lineRects.map(\.width).max() ?? 0

    #expect(node.frame.width <= 100 && node.frame.width - widest < 0.34)
  }

  @Test func alignmentIsThatOfTheTextsOwnWidth() throws {
    let text = Text(verbatim: "a long line\nshort")
    func second(_ alignment: TextAlignment, _ direction: LayoutDirection = .leftToRight) throws
      -> CGRect
    {
      let node = try node(text, ProposedViewSize(width: 300, height: nil)) {
        $0.multilineTextAlignment = alignment
        $0.layoutDirection = direction
      }
      #expect(node.frame.width < 120)
      let line = node.lineRects[1]
      return CGRect(
        x: line.minX, y: node.frame.width - line.maxX, width: line.width, height: line.height)
    }
    #expect(try second(.leading).minX == 0)
    #expect(try abs(second(.trailing).minY) < 0.34)
    #expect(try abs(second(.center).minX - second(.center).minY) < 0.5)
    #expect(try abs(second(.leading, .rightToLeft).minY) < 0.34)
    #expect(try second(.trailing, .rightToLeft).minX == 0)
  }

  @Test func textsShrinkUntilTheyHaveRoom() throws {
    let whole = try node(long, ProposedViewSize(width: 200, height: nil)) { $0.lineLimit = 1 }
    let shrunk = try node(long, ProposedViewSize(width: 200, height: nil)) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.3
    }
    let least = try node(long, ProposedViewSize(width: 200, height: nil)) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.9
    }
    #expect(abs(whole.frame.height - 20.33) < 0.01)
    #expect(shrunk.frame.width > 190 && shrunk.frame.height < 12)
    #expect(abs(least.frame.height - 18.33) < 0.34)
  }

  @Test func baselinesOfTheFirstAndTheLastLine() throws {
    let node = try node(Text(verbatim: "a\nb\nc"), .unspecified)
    let first = node.explicit(AlignmentGuides.FirstBaseline.self, .unspecified) ?? 0
    let last = node.explicit(AlignmentGuides.LastBaseline.self, .unspecified) ?? 0

    #expect(abs(first - 16.19) < 0.01)
    #expect(abs(last - first - 2 * 21) < 0.01)
    #expect(node.explicit(AlignmentGuides.CenterX.self, .unspecified) == nil)
  }

  @Test func lineSpacingLiesBetweenLinesOnly() {
    let plain = size(Text(verbatim: "a\nb\nc")).height
    #expect(abs(size(Text(verbatim: "a\nb\nc").lineSpacing(10)).height - plain - 20) < 0.01)
    #expect(size(Text(verbatim: "a").lineSpacing(10)).height == 20.33)
  }

  @Test func preferredSizesAreKeptInARange() {
    func height(_ range: some RangeExpression<DynamicTypeSize>) -> CGFloat {
      size(Text(verbatim: "a").dynamicTypeSize(range).dynamicTypeSize(.xxxLarge)).height
    }
    let large = size(Text(verbatim: "a")).height
    #expect(height(...DynamicTypeSize.large) == large)
    #expect(height(DynamicTypeSize.small...DynamicTypeSize.large) == large)
    #expect(height(DynamicTypeSize.large...) > large)
    #expect(height(..<DynamicTypeSize.xLarge) == large)
  }
}
