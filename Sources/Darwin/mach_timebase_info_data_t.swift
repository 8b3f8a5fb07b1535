import Glibc

/// The result of a call of the kernel; `KERN_SUCCESS` stands for success.
public typealias kern_return_t = Int32
/// The result of a call that succeeded; no other result occurs here.
public let KERN_SUCCESS: Int32 = 0

/// By which ticks of the clock become nanoseconds: times `numer`, divided by `denom`.
public struct mach_timebase_info_data_t: Hashable, Sendable {
  /// The factor of the ticks.
  public var numer: UInt32
  /// The divisor of the ticks.
  public var denom: UInt32

  /// Creates a structure of zeros, which `mach_timebase_info(_:)` fills.
  public init() { self.init(numer: 0, denom: 0) }
  /// Creates a structure with these numbers.
  public init(numer: UInt32, denom: UInt32) {
    self.numer = numer
    self.denom = denom
  }
}

/// The address at which `mach_timebase_info(_:)` stores its result.
public typealias mach_timebase_info_t = UnsafeMutablePointer<mach_timebase_info_data_t>

/// As C's structure is made: in Swift a function and a type of one module have different names.
public func mach_timebase_info(numer: UInt32 = 0, denom: UInt32 = 0) -> mach_timebase_info_data_t {
  mach_timebase_info_data_t(numer: numer, denom: denom)
}

/// One to one: the clock ticks in nanoseconds.
@discardableResult
public func mach_timebase_info(_ info: mach_timebase_info_t!) -> kern_return_t {
  unsafe info?.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return KERN_SUCCESS
}

/// Nanoseconds of a clock that only goes forward.
public func mach_absolute_time() -> UInt64 {
  var time = timespec()
  unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * NSEC_PER_SEC + UInt64(time.tv_nsec)
}
