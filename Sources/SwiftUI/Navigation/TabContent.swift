/// A tab, or several.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent where Body.TabValue == TabValue
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: TabContent {
  public typealias TabValue = Never
}

extension TabContent {
  /// Shows a number on the tabs; zero hides their badge.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }
  /// Shows a text on the tabs; nil hides their badge.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    TabGroup<TabValue>(tabEntries(of: self).map { $0.changed { $0.badge = label } })
  }
  /// Leaves the tabs out of their tab view while `hidden` is true.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    TabGroup<TabValue>(tabEntries(of: self).map { $0.changed { $0.isHidden = hidden } })
  }
  /// Keeps the user from choosing the tabs.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    TabGroup<TabValue>(tabEntries(of: self).map { $0.changed { $0.isDisabled = disabled } })
  }
  /// - Important: Inert.
  public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> { TabGroup<TabValue>(tabEntries(of: self)) }
}

extension TabEntry {
  fileprivate func changed(_ change: (inout TabEntry) -> Void) -> TabEntry {
    var entry = self
    change(&entry)
    return entry
  }
}
