import DarkroomCoreGraphics

extension UIResponder {
  /// The first responder from this one on that is wanted.
  ///
  /// A chain without an end, which hangs a program on iOS, raises: responders are compared with one before them, a
  /// later and later one, which takes no memory.
  ///
  /// - SeeAlso: R. P. Brent, "An improved Monte Carlo factorization algorithm" (1980). We differ: that there is a cycle
  ///   is enough; its length and its beginning are not looked for.
  func firstInChain(where isWanted: (UIResponder) -> Bool) -> UIResponder? {
    var (known, steps, limit) = (self, 0, 1)
    var responder: UIResponder? = self
    while let candidate = responder {
      if isWanted(candidate) { return candidate }
      responder = candidate.next
      UncaughtException.require(
        responder !== known,
        "The responder chain of \(self) has no end: \(known) comes after itself",
        name: .internalInconsistency)
      steps += 1
      if steps == limit { (known, steps, limit) = (candidate, 0, limit * 2) }
    }
    return nil
  }

  /// Raises where the chain has no end, before an event is sent along it.
  func checkChainEnds() { _ = firstInChain { _ in false } }
}
