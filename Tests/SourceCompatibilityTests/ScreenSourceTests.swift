import Testing
import UIKit

/// Screens with search, sheets, accessibility and text input, written as apps write them.
private final class SearchScreen: UITableViewController, UISearchResultsUpdating,
  UISearchBarDelegate, UIPopoverPresentationControllerDelegate, UITextFieldDelegate
{
  private let searchController = UISearchController(searchResultsController: nil)
  private let haptics = UIImpactFeedbackGenerator(style: .light)
  private(set) var query = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.delegate = self
    searchController.searchBar.placeholder = "Search"
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  func updateSearchResults(for searchController: UISearchController) {
    guard let text = searchController.searchBar.text else { return }
    query = text
  }

  func type(_ text: String) {
    searchController.isActive = true
    searchController.searchBar.searchTextField.insertText(text)
  }

  func showFilter(from item: UIBarButtonItem) {
    let filter = UIViewController()
    filter.modalPresentationStyle = .pageSheet
    if let sheet = filter.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
      sheet.selectedDetentIdentifier = .medium
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.preferredCornerRadius = 20
    }
    filter.isModalInPresentation = true
    haptics.prepare()
    haptics.impactOccurred()
    present(filter, animated: true, completion: nil)
  }

  func share(_ text: String) {
    let activity = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    activity.excludedActivityTypes = [.airDrop, .print]
    activity.completionWithItemsHandler = { _, completed, _, _ in _ = completed }
    activity.popoverPresentationController?.sourceView = view
    UIPasteboard.general.string = text
    present(activity, animated: true)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}

private final class OneTimeCodeField: UITextField {
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  override func closestPosition(to point: CGPoint) -> UITextPosition? {
    position(from: beginningOfDocument, offset: text?.count ?? 0)
  }
  override var accessibilityValue: String? {
    get { "secret" }
    set {}
  }
}

private final class RatingView: UIView {
  var rating = 0

  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { .adjustable }
    set {}
  }
  override var accessibilityValue: String? {
    get { "\(rating)" }
    set {}
  }
  override func accessibilityIncrement() {
    rating += 1
    UIAccessibility.post(notification: .announcement, argument: "\(rating)")
  }
  override func accessibilityDecrement() { rating -= 1 }
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      [
        UIAccessibilityCustomAction(
          name: "Clear", target: self, selector: Selector("clear", RatingView.clear))
      ]
    }
    set {}
  }
  func clear() -> Bool {
    rating = 0
    return true
  }
}

private final class HighlightingStorage: NSTextStorage {
  private let backing = NSMutableAttributedString()

  override var string: String { backing.string }
  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    unsafe backing.attributes(at: location, effectiveRange: range)
  }
  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    backing.replaceCharacters(in: range, with: str)
    edited(
      [.editedCharacters, .editedAttributes], range: range,
      changeInLength: (str as NSString).length - range.length)
    endEditing()
  }
  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    backing.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }
}

@MainActor
@Suite(.serialized)
struct ScreenSourceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func aScreenIsSearched() {
    let screen = SearchScreen(style: .plain)
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    screen.loadViewIfNeeded()
    screen.type("abc")

    #expect(screen.query == "abc")
  }

  @Test func aFilterIsASheetAtHalfHeight() {
    let screen = SearchScreen(style: .plain)
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    screen.showFilter(from: UIBarButtonItem())

    #expect(screen.presentedViewController?.view.frame.height == 422)
  }

  @Test func aSharedTextIsOnThePasteboard() {
    let screen = SearchScreen(style: .plain)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    screen.share("text")

    #expect(UIPasteboard.general.string == "text")
    #expect(screen.presentedViewController is UIActivityViewController)
  }

  @Test func overriddenAccessibilityIsHeard() {
    let rating = RatingView()
    rating.accessibilityIncrement()

    #expect(rating.accessibilityValue == "1")
    #expect(rating.accessibilityCustomActions?.first?.name == "Clear")
    #expect(OneTimeCodeField().accessibilityValue == "secret")
    #expect(OneTimeCodeField().caretRect(for: UITextPosition()) == .zero)
  }

  @Test func aTextViewOverAStorageOfOnesOwn() {
    let storage = HighlightingStorage()
    let manager = NSLayoutManager()
    let container = NSTextContainer(
      size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    container.widthTracksTextView = true
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "let x = 1")

    #expect(view.text == "let x = 1")
    #expect(view.textStorage === storage)
  }
}
