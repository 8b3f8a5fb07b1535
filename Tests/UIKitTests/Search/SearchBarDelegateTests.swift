import DarkroomUIKit
import Foundation
import Testing

/// What a search bar asks its delegate.
@MainActor
struct SearchBarDelegateTests {
  private final class Strict: NSObject, UISearchBarDelegate {
    var allowsEditing = false
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { allowsEditing }
    func searchBar(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { text != "x" }
  }

  @Test func theDelegateDecidesAboutEditing() {
    let window = UIWindow()
    let bar = UISearchBar()
    let delegate = Strict()
    bar.delegate = delegate
    window.addSubview(bar)

    #expect(!bar.becomeFirstResponder())
    delegate.allowsEditing = true
    #expect(bar.becomeFirstResponder())
    bar.searchTextField.insertText("x")
    bar.searchTextField.insertText("y")

    #expect(bar.text == "y")
  }

  @Test func theFieldTakesTheKeyboardOfTheBar() {
    let bar = UISearchBar()
    bar.keyboardType = .emailAddress
    bar.isEnabled = false

    #expect(bar.searchTextField.keyboardType == .emailAddress && !bar.searchTextField.isEnabled)
  }
}
