/// The real roots of a·t² + b·t + c, found without cancellation.
///
/// - SeeAlso: W. H. Press et al., "Numerical Recipes", section 5.6. We differ: a root that is not
///   finite, because its divisor is zero, is left out.
struct QuadraticRoots {
  private(set) var values: [Double] = []

  init(a: Double, b: Double, c: Double) {
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return }
    let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    if a != 0 { values.append(q / a) }
    if q != 0 { values.append(c / q) }
  }
}
