/// A type whose values can be transferred to another app.
public protocol Transferable {}

extension AttributedString: Transferable {}
extension Data: Transferable {}
extension Never: Transferable {}
extension String: Transferable {}
extension URL: Transferable {}
extension Image: Transferable {}
