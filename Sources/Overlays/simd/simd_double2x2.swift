/// 2 columns of 2 rows.
public struct simd_double2x2: Equatable, Sendable, SquareMatrix {
  public var columns: (SIMD2<Double>, SIMD2<Double>)

  /// All zeros.
  public init() { self.init(0) }

  public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }

  public init(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) {
    columns = (col0, col1)
  }

  /// The columns from left to right; fewer than 2 stop the program.
  public init(_ columns: [SIMD2<Double>]) { self.init(columnArray: columns) }

  /// The rows from top to bottom; fewer than 2 stop the program.
  public init(rows: [SIMD2<Double>]) { self = Self(columnArray: rows).transposed }

  /// With the number on the diagonal.
  public init(_ scalar: Double) { self.init(diagonal: SIMD2<Double>(repeating: scalar)) }

  /// The diagonal from the top left; all else is 0.
  public init(diagonal: SIMD2<Double>) { self.init(columnArray: Self.diagonalColumns(diagonal)) }

  init(columnArray: [SIMD2<Double>]) {
    columns = (columnArray[0], columnArray[1])
  }

  var columnArray: [SIMD2<Double>] { [columns.0, columns.1] }

  /// A column from 0; an index out of range stops the program.
  public subscript(column: Int) -> SIMD2<Double> {
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
  public static func * (lhs: Self, rhs: SIMD2<Double>) -> SIMD2<Double> { lhs.applied(to: rhs) }
  /// A row applied to the matrix.
  public static func * (lhs: SIMD2<Double>, rhs: Self) -> SIMD2<Double> {
    rhs.transposed.applied(to: lhs)
  }
  public static func * (lhs: Double, rhs: Self) -> Self {
    Self(columnArray: rhs.columnArray.map { $0 * lhs })
  }
  public static func * (lhs: Self, rhs: Double) -> Self { rhs * lhs }
  /// Appends `rhs` on the right, so that it is applied first.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

public typealias double2x2 = simd_double2x2
public let matrix_identity_double2x2 = simd_double2x2(1)

public func simd_mul(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x * y }
public func simd_mul(_ x: simd_double2x2, _ y: SIMD2<Double>) -> SIMD2<Double> { x * y }
public func simd_transpose(_ x: simd_double2x2) -> simd_double2x2 { x.transpose }
public func simd_inverse(_ x: simd_double2x2) -> simd_double2x2 { x.inverse }
public func simd_determinant(_ x: simd_double2x2) -> Double { x.determinant }
