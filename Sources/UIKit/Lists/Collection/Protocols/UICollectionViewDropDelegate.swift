public import Foundation

/// What is told when something is dropped on a collection.
///
/// Headless: nothing calls it, except tests.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {}
