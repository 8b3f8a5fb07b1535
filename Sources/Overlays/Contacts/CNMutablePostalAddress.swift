/// An address, whose parts can be set as those of any address here.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {}
