public import Foundation

/// The result of `registerForTraitChanges`; the registration lasts as long as its environment.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}
