/// The look of a list, which its style determines.
enum ListLook {
  case plain
  case inset
  case grouped
  case insetGrouped
  case sidebar

  /// Whether sections are cards.
  var hasCards: Bool { self == .insetGrouped || self == .sidebar }

  /// Whether sections have backgrounds of their own.
  var isGrouped: Bool { hasCards || self == .grouped }

  /// What is behind the rows.
  var ground: UIColor { isGrouped ? .systemGroupedBackground : .systemBackground }
}

/// One of Apple's styles for lists.
protocol DrawnListStyle {
  nonisolated var look: ListLook { get }
}

extension DefaultListStyle: DrawnListStyle {
  nonisolated var look: ListLook { .insetGrouped }
}

extension PlainListStyle: DrawnListStyle {
  nonisolated var look: ListLook { .plain }
}

extension InsetListStyle: DrawnListStyle {
  nonisolated var look: ListLook { .inset }
}

extension GroupedListStyle: DrawnListStyle {
  nonisolated var look: ListLook { .grouped }
}

extension InsetGroupedListStyle: DrawnListStyle {
  nonisolated var look: ListLook { .insetGrouped }
}

extension SidebarListStyle: DrawnListStyle {
  nonisolated var look: ListLook { .sidebar }
}
