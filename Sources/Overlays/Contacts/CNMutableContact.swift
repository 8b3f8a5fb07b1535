open class CNMutableContact: CNContact, @unchecked Sendable {}
