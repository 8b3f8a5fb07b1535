open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {}
