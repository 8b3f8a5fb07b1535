public import Foundation

// `delegate?.searchBar?(bar, textDidChange: text)`: optional calls of `UISearchBarDelegate`'s optional methods.

extension UISearchBarDelegate {
  public var searchBar: _SearchBarDelegateCalls.SearchBar? { .init(receiver: self) }
  public var searchBarShouldBeginEditing: _OptionalDelegateCall<UISearchBar, Bool>? {
    .init { self.searchBarShouldBeginEditing($0) }
  }
  public var searchBarShouldEndEditing: _OptionalDelegateCall<UISearchBar, Bool>? {
    .init { self.searchBarShouldEndEditing($0) }
  }
  public var searchBarTextDidBeginEditing: _OptionalDelegateCall<UISearchBar, Void>? {
    .init { self.searchBarTextDidBeginEditing($0) }
  }
  public var searchBarTextDidEndEditing: _OptionalDelegateCall<UISearchBar, Void>? {
    .init { self.searchBarTextDidEndEditing($0) }
  }
  public var searchBarSearchButtonClicked: _OptionalDelegateCall<UISearchBar, Void>? {
    .init { self.searchBarSearchButtonClicked($0) }
  }
  public var searchBarBookmarkButtonClicked: _OptionalDelegateCall<UISearchBar, Void>? {
    .init { self.searchBarBookmarkButtonClicked($0) }
  }
  public var searchBarResultsListButtonClicked: _OptionalDelegateCall<UISearchBar, Void>? {
    .init { self.searchBarResultsListButtonClicked($0) }
  }
  public var searchBarCancelButtonClicked: _OptionalDelegateCall<UISearchBar, Void>? {
    .init { self.searchBarCancelButtonClicked($0) }
  }
}

/// The optional methods of `UISearchBarDelegate` as callable values.
public enum _SearchBarDelegateCalls {
  /// What `searchBar` names: called with the labels of any optional method of that base name.
  @preconcurrency @MainActor
  public struct SearchBar {
    let receiver: any UISearchBarDelegate

    public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
      receiver.searchBar(searchBar, textDidChange: searchText)
    }

    public func callAsFunction(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) { receiver.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope) }

    public func callAsFunction(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      receiver.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
    }
  }
}
