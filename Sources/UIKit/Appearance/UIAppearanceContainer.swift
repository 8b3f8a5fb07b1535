public import Foundation

/// A view or controller to whose content an appearance can be limited.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}
