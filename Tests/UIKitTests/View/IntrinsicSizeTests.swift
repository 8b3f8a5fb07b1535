import DarkroomUIKit
import Testing

/// Which views have a natural size (Measures, Auto Layout); -1 is none.
@MainActor
@Suite(.tags(.autoLayout, .decisions))
struct IntrinsicSizeTests {
  private static let none = CGSize(width: -1, height: -1)

  @Test func plainViewsAndScrollersHaveNone() {
    #expect(UIView().intrinsicContentSize == Self.none)
    #expect(UIScrollView().intrinsicContentSize == Self.none)
    #expect(UITableView().intrinsicContentSize == Self.none)
    #expect(
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        .intrinsicContentSize == Self.none)
    #expect(UIStackView(arrangedSubviews: [Box(5, 5)]).intrinsicContentSize == Self.none)
  }

  @Test func textViewsHaveOneUnlessTheyScroll() {
    let view = UITextView()
    view.text = "text"
    #expect(view.intrinsicContentSize == Self.none)

    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.width > 0 && view.intrinsicContentSize.height > 0)
  }

  @Test func imageViewsHaveTheirImages() {
    let view = UIImageView()
    #expect(view.intrinsicContentSize == Self.none)

    view.image = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 9)).image { _ in }
    #expect(view.intrinsicContentSize == CGSize(width: 7, height: 9))
  }

  @Test func barsOfControlsHaveAHeightOnly() {
    #expect(UISlider().intrinsicContentSize.width == -1)
    #expect(UISlider().intrinsicContentSize.height > 0)
    #expect(UIProgressView().intrinsicContentSize == CGSize(width: -1, height: 4))
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
  }

  /// A placeholder counts where there is no text.
  @Test func textFieldsAreAsWideAsTheirTextOrPlaceholder() {
    let (text, placeholder) = (UITextField(), UITextField())
    text.text = "what it says"
    placeholder.placeholder = "what it says"

    #expect(text.intrinsicContentSize.width > 40)
    #expect(placeholder.intrinsicContentSize.width == text.intrinsicContentSize.width)
  }
}
