/// A value that can be handed to another app.
public protocol Transferable {}

extension AttributedString: Transferable {}
extension Data: Transferable {}
extension Never: Transferable {}
extension String: Transferable {}
extension URL: Transferable {}
extension Image: Transferable {}
