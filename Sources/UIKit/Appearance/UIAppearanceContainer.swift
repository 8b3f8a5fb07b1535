public import Foundation

/// What an appearance can be limited to.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}
