/// The processor instructions that draw.
///
/// Both sets draw the same bytes.
package enum KernelSet: Sendable {
  /// The widest instructions that the processor has.
  case best
  /// The instructions that every processor of the architecture has.
  case baseline
}
