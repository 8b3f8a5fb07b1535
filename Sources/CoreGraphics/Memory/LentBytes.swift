import Synchronization

/// Bytes of data whose addresses were given out, kept alive for a while.
enum LentBytes {
  /// Objects, because their bytes do not move: those of a small `Data` lie in the value itself.
  private static let lent = Mutex<[NSData]>([])

  /// The address is good until sixteen more were given out.
  static func address(of data: Data) -> UInt {
    lent.withLock { lent in
      let kept = NSData(data: data)
      lent.append(kept)
      if lent.count > 16 { lent.removeFirst() }
      return CallersMemory.address(of: kept)
    }
  }
}
