// Core Foundation's functions of bytes.

public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.count }

/// The address of the first byte.
///
/// On iOS the bytes last as long as the object does. Data is a value here, of which the caller may keep no copy: the
/// bytes last until sixteen others were asked for.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  CallersMemory.bytes(at: LentBytes.address(of: theData))
}
