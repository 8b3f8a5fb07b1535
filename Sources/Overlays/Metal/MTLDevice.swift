/// A graphics processor: there is none.
public protocol MTLDevice: NSObjectProtocol, Sendable {
  var name: String { get }
}

/// Nil: there is none.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
