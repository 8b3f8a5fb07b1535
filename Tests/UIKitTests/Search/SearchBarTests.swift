import DarkroomUIKit
import Testing

@MainActor
struct SearchBarTests {
  /// Measures, control sizes.
  @Test func fieldIs36HighAnd8In() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.layoutIfNeeded()

    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    #expect(bar.intrinsicContentSize.height == 56)
  }

  @Test func aFieldOfItsOwnIsAsHigh() throws {
    let field = UISearchTextField()
    field.text = "Words"
    field.sizeToFit()
    let text = "Words".size(withAttributes: [.font: try #require(field.font)])

    #expect(field.bounds.height == 36)
    #expect(field.intrinsicContentSize.height == 36)
    #expect(field.textRect(forBounds: field.bounds).width >= text.width)
    field.font = .systemFont(ofSize: 40)
    #expect(field.intrinsicContentSize.height > 50)
  }

  @Test func aFontOfTheAppKeepsItsSizeInAFieldThatGrows() {
    let bar = UISearchBar()
    bar.searchTextField.font = .systemFont(ofSize: 13)
    bar.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    bar.frame.size = CGSize(width: 320, height: bar.intrinsicContentSize.height)
    bar.layoutIfNeeded()

    #expect(bar.searchTextField.font?.pointSize == 13)
    #expect(bar.searchTextField.frame.height > 50)
    #expect(bar.intrinsicContentSize.height == bar.searchTextField.frame.height + 20)
  }

  @Test func typingTellsTheDelegate() {
    let bar = UISearchBar()
    let delegate = Recorder()
    bar.delegate = delegate
    bar.searchTextField.insertText("ab")
    bar.searchTextField.insertText("\n")

    #expect(delegate.heard == ["ab", "search"])
  }

  @Test(arguments: [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func aBarNarrowerThanItsMarginsHasAFieldOfNoWidth(_ direction: UISemanticContentAttribute) {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 10, height: 56))
    bar.semanticContentAttribute = direction
    bar.layoutIfNeeded()

    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 0, height: 36))
  }
}

@MainActor
private final class Recorder: NSObject, UISearchBarDelegate {
  var heard: [String] = []

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    heard.append(searchText)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
}
