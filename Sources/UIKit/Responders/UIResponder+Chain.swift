import DarkroomCoreGraphics

extension UIResponder {
  /// The first responder, starting with this one, that satisfies the condition.
  ///
  /// A chain without an end, which hangs a program on iOS, raises an exception. To detect it without memory, responders
  /// are compared with an earlier one that is replaced from time to time.
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

  /// Raises an exception if the chain has no end, before an event is sent along it.
  func checkChainEnds() { _ = firstInChain { _ in false } }
}
