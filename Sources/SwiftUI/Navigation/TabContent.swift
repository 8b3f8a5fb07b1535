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
  /// Shows a number on the tabs; zero leaves the badge that a tab has already.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }
  /// Shows a text on the tabs; nil leaves the badge that a tab has already.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    TabGroup<TabValue>(
      tabEntries(of: self).map {
        TabEntry(content: $0.content, label: $0.label, tag: $0.tag, badge: label ?? $0.badge)
      })
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
