public import Foundation

/// Hears of a search bar's editing; every method is optional, as on iOS.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    _OptionalMethod("searchBar:textDidChange:", of: self)?.call(
      searchBar, searchText, as: Void.self)
  }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    _OptionalMethod("searchBarTextDidBeginEditing:", of: self)?.call(searchBar, as: Void.self)
  }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    _OptionalMethod("searchBarTextDidEndEditing:", of: self)?.call(searchBar, as: Void.self)
  }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    _OptionalMethod("searchBarSearchButtonClicked:", of: self)?.call(searchBar, as: Void.self)
  }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    _OptionalMethod("searchBarCancelButtonClicked:", of: self)?.call(searchBar, as: Void.self)
  }
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    _OptionalMethod("searchBarBookmarkButtonClicked:", of: self)?.call(searchBar, as: Void.self)
  }
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    _OptionalMethod("searchBarResultsListButtonClicked:", of: self)?.call(
      searchBar, as: Void.self)
  }
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    _OptionalMethod("searchBar:selectedScopeButtonIndexDidChange:", of: self)?.call(
      searchBar, selectedScope, as: Void.self)
  }
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    _OptionalMethod("searchBarShouldBeginEditing:", of: self)?.call(searchBar, as: Bool.self)
      ?? true
  }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    _OptionalMethod("searchBarShouldEndEditing:", of: self)?.call(searchBar, as: Bool.self) ?? true
  }
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    _OptionalMethod("searchBar:shouldChangeTextIn:replacementText:", of: self)?.call(
      searchBar, range, text, as: Bool.self) ?? true
  }
}
