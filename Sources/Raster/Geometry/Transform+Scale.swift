extension Transform {
  /// The greatest length to which a vector of length 1 is mapped: the larger singular value.
  package var largestScale: Double {
    let sum = a * a + b * b + c * c + d * d
    let det = determinant
    let spread = max(0, sum * sum - 4 * det * det).squareRoot()
    return ((sum + spread) / 2).squareRoot()
  }
}
