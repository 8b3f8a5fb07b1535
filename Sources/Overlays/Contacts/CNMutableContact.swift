/// A contact, whose values can be set as those of any contact here.
open class CNMutableContact: CNContact, @unchecked Sendable {}
