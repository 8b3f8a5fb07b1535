public import Foundation

// Written by Scripts/delegate-methods from UISearchBarDelegate.swift, which says more of each method.

// What happens without a method. One that only a subclass of the conforming class has is no witness in Swift,
// but it is heard: it is found by its name.
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
    _OptionalMethod("searchBarResultsListButtonClicked:", of: self)?.call(searchBar, as: Void.self)
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

// Optional calls: a property of the method's base name holds a value that is called with the method's labels.
// Where no answer would tell, nil says that the method is not there.
extension UISearchBarDelegate {
  @_disfavoredOverload
  public var searchBar: _SearchBarDelegateCalls.SearchBar? { .init(receiver: self) }
  @_disfavoredOverload
  public var searchBarTextDidBeginEditing: _OptionalDelegateCall<UISearchBar, Void>? {
    .init { self.searchBarTextDidBeginEditing($0) }
  }
  @_disfavoredOverload
  public var searchBarTextDidEndEditing: _OptionalDelegateCall<UISearchBar, Void>? {
    .init { self.searchBarTextDidEndEditing($0) }
  }
  @_disfavoredOverload
  public var searchBarSearchButtonClicked: _OptionalDelegateCall<UISearchBar, Void>? {
    .init { self.searchBarSearchButtonClicked($0) }
  }
  @_disfavoredOverload
  public var searchBarCancelButtonClicked: _OptionalDelegateCall<UISearchBar, Void>? {
    .init { self.searchBarCancelButtonClicked($0) }
  }
  @_disfavoredOverload
  public var searchBarBookmarkButtonClicked: _OptionalDelegateCall<UISearchBar, Void>? {
    .init { self.searchBarBookmarkButtonClicked($0) }
  }
  @_disfavoredOverload
  public var searchBarResultsListButtonClicked: _OptionalDelegateCall<UISearchBar, Void>? {
    .init { self.searchBarResultsListButtonClicked($0) }
  }
  @_disfavoredOverload
  public var searchBarShouldBeginEditing: _OptionalDelegateCall<UISearchBar, Bool>? {
    .init { self.searchBarShouldBeginEditing($0) }
  }
  @_disfavoredOverload
  public var searchBarShouldEndEditing: _OptionalDelegateCall<UISearchBar, Bool>? {
    .init { self.searchBarShouldEndEditing($0) }
  }
}

/// The optional methods of `UISearchBarDelegate` that have labels, as callable values.
public enum _SearchBarDelegateCalls {
  /// What `searchBar` names: called with the labels of any optional method of that name.
  @preconcurrency @MainActor
  public struct SearchBar {
    let receiver: any UISearchBarDelegate

    public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) {
      receiver.searchBar(searchBar, textDidChange: searchText)
    }
    public func callAsFunction(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) { receiver.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope) }
    @discardableResult
    public func callAsFunction(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { receiver.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text) }
  }
}
