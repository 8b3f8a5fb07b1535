public import Foundation

/// What is told when something is dropped on a table.
///
/// Headless: nothing calls it, except tests.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {}
