/// 4 columns of 4 rows.
public struct simd_double4x4: Equatable, Sendable, SquareMatrix {
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// All zeros.
  public init() { self.init(0) }

  public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
    self.columns = columns
  }

  public init(
    _ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>
  ) {
    columns = (col0, col1, col2, col3)
  }

  /// The columns from left to right; fewer than 4 stop the program.
  public init(_ columns: [SIMD4<Double>]) { self.init(columnArray: columns) }

  /// The rows from top to bottom; fewer than 4 stop the program.
  public init(rows: [SIMD4<Double>]) { self = Self(columnArray: rows).transposed }

  /// With the number on the diagonal.
  public init(_ scalar: Double) { self.init(diagonal: SIMD4<Double>(repeating: scalar)) }

  /// The diagonal from the top left; all else is 0.
  public init(diagonal: SIMD4<Double>) { self.init(columnArray: Self.diagonalColumns(diagonal)) }

  init(columnArray: [SIMD4<Double>]) {
    columns = (columnArray[0], columnArray[1], columnArray[2], columnArray[3])
  }

  var columnArray: [SIMD4<Double>] { [columns.0, columns.1, columns.2, columns.3] }

  /// A column from 0; an index out of range stops the program.
  public subscript(column: Int) -> SIMD4<Double> {
    get { columnArray[column] }
    set {
      var changed = columnArray
      changed[column] = newValue
      self = Self(columnArray: changed)
    }
  }

  /// An element, its column first; an index out of range stops the program.
  public subscript(column: Int, row: Int) -> Double {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// A copy with rows and columns exchanged.
  public var transpose: Self { transposed }
  /// 0 for a singular matrix, as far as rounding allows.
  public var determinant: Double { eliminated().determinant }
  /// Infinite or not numbers for a singular matrix.
  public var inverse: Self { eliminated().inverse }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.columnArray == rhs.columnArray }
  public static func + (lhs: Self, rhs: Self) -> Self { combined(lhs, rhs, +) }
  public static func - (lhs: Self, rhs: Self) -> Self { combined(lhs, rhs, -) }
  /// The product of matrices, which applies `rhs` first.
  public static func * (lhs: Self, rhs: Self) -> Self {
    Self(columnArray: rhs.columnArray.map(lhs.applied))
  }
  /// The matrix applied to a column.
  public static func * (lhs: Self, rhs: SIMD4<Double>) -> SIMD4<Double> { lhs.applied(to: rhs) }
  /// A row applied to the matrix.
  public static func * (lhs: SIMD4<Double>, rhs: Self) -> SIMD4<Double> {
    rhs.transposed.applied(to: lhs)
  }
  public static func * (lhs: Double, rhs: Self) -> Self {
    Self(columnArray: rhs.columnArray.map { $0 * lhs })
  }
  public static func * (lhs: Self, rhs: Double) -> Self { rhs * lhs }
  /// Appends `rhs` on the right, so that it is applied first.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

public typealias double4x4 = simd_double4x4
public let matrix_identity_double4x4 = simd_double4x4(1)

public func simd_mul(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4 { x * y }
public func simd_mul(_ x: simd_double4x4, _ y: SIMD4<Double>) -> SIMD4<Double> { x * y }
public func simd_transpose(_ x: simd_double4x4) -> simd_double4x4 { x.transpose }
public func simd_inverse(_ x: simd_double4x4) -> simd_double4x4 { x.inverse }
public func simd_determinant(_ x: simd_double4x4) -> Double { x.determinant }
