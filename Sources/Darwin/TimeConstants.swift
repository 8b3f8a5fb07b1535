// Dispatch's units of time, of dispatch/time.h, and the largest `Float`, of math.h.

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1000

/// The largest finite `Float`.
public let HUGE: Float = .greatestFiniteMagnitude
