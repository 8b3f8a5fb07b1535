package import DarkroomRaster
import Dispatch
import Synchronization

extension ImageDifference {
  /// Returns the owners of the pixels that differ, and how many of the pixels known reasons do not explain.
  ///
  /// - Parameters:
  ///   - areas: The known reasons; maps record their owners.
  ///   - rows: The number of rows in a map, small enough that a map stays in a processor's cache.
  ///   - map: Returns a map of an area; it is called on several threads.
  package func tally(
    explainedBy areas: ExplainedAreas = ExplainedAreas(owners: []),
    rows: Int = PixelDigest.bandHeight, mappedBy map: @Sendable (_ area: IntRect) -> OwnerMap
  ) -> OwnerTally {
    guard let verdicts, let box = boundingBox else { return OwnerTally() }
    let stripes = box.stripes(rows: rows).filter { stripe in
      (stripe.minY..<stripe.maxY).contains { !verdicts.isPlain(row: $0) }
    }
    let tally = Mutex(OwnerTally())
    DispatchQueue.concurrentPerform(iterations: stripes.count) { number in
      var found = OwnerTally()
      found.add(verdicts, in: stripes[number], map(stripes[number]), explainedBy: areas)
      tally.withLock { $0.add(found) }
    }
    return tally.withLock { $0 }
  }
}

extension IntRect {
  /// Returns stripes of the rectangle, cut at multiples of `rows`.
  fileprivate func stripes(rows: Int) -> [IntRect] {
    stride(from: minY / rows * rows, to: maxY, by: rows).map { top in
      IntRect(minX: minX, minY: max(minY, top), maxX: maxX, maxY: min(maxY, top + rows))
    }
  }
}
