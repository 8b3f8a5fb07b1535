/// Which instructions draw; the bytes are the same.
package enum KernelSet: Sendable {
  /// The widest that the processor has.
  case best
  /// What every processor of the architecture has.
  case baseline
}
