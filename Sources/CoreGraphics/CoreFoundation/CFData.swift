// Core Foundation's functions of bytes.

/// The number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.count }

/// The address of the first byte.
///
/// On iOS the bytes exist as long as the object. Data is a value here, and the caller may not keep a copy, so the bytes
/// exist until sixteen other addresses have been requested.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  CallersMemory.bytes(at: LentBytes.address(of: theData))
}
