import Synchronization

/// Hands out bands to threads, each once.
final class BandCounter: Sendable {
  private let next: Atomic<Int>
  private let end: Int

  init(_ bands: Range<Int>) {
    next = Atomic(bands.lowerBound)
    end = bands.upperBound
  }

  func take() -> Int? {
    let band = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return band < end ? band : nil
  }
}
