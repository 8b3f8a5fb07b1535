public import Foundation

/// What `registerForTraitChanges` returns; the registration lasts as long as its environment.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}
