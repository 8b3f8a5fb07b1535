/// Embedded Swift has no threads: one iteration after the other.
public enum DispatchQueue {
  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<iterations { work(iteration) }
  }
}
