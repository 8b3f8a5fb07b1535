public import Foundation

/// A place in a store of the log.
///
/// - Important: Inert. A store has no entries.
open class OSLogPosition: NSObject, @unchecked Sendable {}
