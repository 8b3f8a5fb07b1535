import Synchronization

/// Bytes whose addresses were given out, which are kept alive for a while.
enum LentBytes {
  /// The bytes as objects, which do not move: those of a small `Data` are in the value itself.
  private static let lent = Mutex<[NSData]>([])

  /// The address is valid until sixteen more were given out.
  static func address(of data: Data) -> UInt {
    lent.withLock { lent in
      let kept = NSData(data: data)
      lent.append(kept)
      if lent.count > 16 { lent.removeFirst() }
      return CallersMemory.address(of: kept)
    }
  }
}
