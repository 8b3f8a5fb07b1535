import DarkroomUIKit
import Testing

@MainActor
struct SearchBarPartsTests {
  private func bar() -> UISearchBar {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.layoutIfNeeded()
    return bar
  }

  private func fit(_ bar: UISearchBar) {
    bar.sizeToFit()
    bar.layoutIfNeeded()
  }

  private func trailingButton(_ bar: UISearchBar) -> UIButton? {
    bar.searchTextField.layoutIfNeeded()
    return bar.searchTextField.subviews.compactMap { $0 as? UIButton }.first
  }

  @Test func aPromptStandsAboveTheField() {
    let bar = bar()
    bar.prompt = "Choose"
    fit(bar)

    #expect(bar.bounds.height == 86)
    #expect(bar.searchTextField.frame.minY == 40)
    #expect(bar.subviews.contains { ($0 as? UILabel)?.text == "Choose" })
  }

  @Test func theBookGivesWayToText() {
    let bar = bar()
    let delegate = Recorder()
    bar.delegate = delegate
    bar.showsBookmarkButton = true
    trailingButton(bar)?.sendActions(for: .touchUpInside)
    #expect(delegate.heard == ["bookmark"])

    bar.text = "a"
    #expect(trailingButton(bar) == nil)
    bar.text = ""
    #expect(trailingButton(bar) != nil)
  }

  @Test func theListGoesBeforeTheBookAndStaysBesideText() {
    let bar = bar()
    let delegate = Recorder()
    bar.delegate = delegate
    bar.text = "a"
    bar.showsBookmarkButton = true
    bar.showsSearchResultsButton = true
    bar.isSearchResultsButtonSelected = true
    trailingButton(bar)?.sendActions(for: .touchUpInside)

    #expect(delegate.heard == ["list"])
    #expect(trailingButton(bar)?.isSelected == true)
  }

  @Test func scopesStandBelowTheField() throws {
    let bar = bar()
    let delegate = Recorder()
    bar.delegate = delegate
    bar.scopeButtonTitles = ["All", "Unread"]
    fit(bar)
    #expect(bar.bounds.height == 56)

    bar.showsScopeBar = true
    bar.selectedScopeButtonIndex = 1
    fit(bar)
    let scopes = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
    #expect(bar.bounds.height == 100)
    #expect(scopes.frame == CGRect(x: 8, y: 58, width: 304, height: 32))
    #expect(scopes.selectedSegmentIndex == 1)
    #expect(delegate.heard == [])

    scopes.selectedSegmentIndex = 0
    scopes.sendActions(for: .valueChanged)
    #expect(delegate.heard == ["scope 0"])
    #expect(bar.selectedScopeButtonIndex == 0)
  }

  @Test func scopesHaveAttributesAndABackground() throws {
    let bar = bar()
    bar.scopeButtonTitles = ["All"]
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    bar.scopeBarBackgroundImage = .colored(.blue, 1, 1)
    bar.showsScopeBar = true
    fit(bar)
    let scopes = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)

    let color = scopes.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor
    #expect(color == .red)
    #expect(bar.drawnRows[99][2] == .bluePixel)
  }

  @Test func imagesReplaceIconsAndBackgrounds() throws {
    let bar = bar()
    let glass = UIImage.colored(.red, 12, 12)
    bar.setImage(glass, for: .search, state: .normal)
    bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 0), for: .search)
    bar.setSearchFieldBackgroundImage(.colored(.green, 1, 1), for: .normal)
    bar.setBackgroundImage(.colored(.blue, 1, 1), for: .any, barMetrics: .default)
    bar.layoutIfNeeded()
    bar.searchTextField.layoutIfNeeded()
    let view = try #require(bar.searchTextField.leftView as? UIImageView)

    #expect(view.image === glass)
    #expect(view.frame == CGRect(x: 11, y: 12, width: 12, height: 12))
    #expect(bar.image(for: .search, state: .normal) === glass)
    #expect(bar.drawnRows[1][1] == .bluePixel)
    #expect(bar.drawnRows[28][200] == .greenPixel)
    #expect(bar.positionAdjustment(for: .clear) == .zero)
  }

  @Test func anActiveSearchShowsItsScopes() {
    let search = UISearchController()
    search.searchBar.scopeButtonTitles = ["All", "Unread"]
    search.isActive = true
    #expect(search.searchBar.showsScopeBar)
    search.isActive = false
    #expect(!search.searchBar.showsScopeBar)

    search.scopeBarActivation = .manual
    search.isActive = true
    #expect(!search.searchBar.showsScopeBar)
    #expect(!search.automaticallyShowsScopeBar)
  }

  @Test func scopesMakeTheNavigationBarHigher() {
    let item = UINavigationItem(title: "Title")
    let search = UISearchController()
    search.searchBar.scopeButtonTitles = ["All"]
    item.searchController = search
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = [item]
    #expect(bar.sizeThatFits(.zero).height == 96)

    search.searchBar.showsScopeBar = true
    #expect(bar.sizeThatFits(.zero).height == 140)
  }
}

@MainActor
private final class Recorder: NSObject, UISearchBarDelegate {
  var heard: [String] = []

  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { heard.append("bookmark") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { heard.append("list") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    heard.append("scope \(selectedScope)")
  }
}
