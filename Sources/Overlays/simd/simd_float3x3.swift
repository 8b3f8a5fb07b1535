/// 3 columns of 3 rows.
public struct simd_float3x3: Equatable, Sendable, SquareMatrix {
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  /// All zeros.
  public init() { self.init(0) }

  public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }

  public init(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) {
    columns = (col0, col1, col2)
  }

  /// The columns from left to right; fewer than 3 stop the program.
  public init(_ columns: [SIMD3<Float>]) { self.init(columnArray: columns) }

  /// The rows from top to bottom; fewer than 3 stop the program.
  public init(rows: [SIMD3<Float>]) { self = Self(columnArray: rows).transposed }

  /// With the number on the diagonal.
  public init(_ scalar: Float) { self.init(diagonal: SIMD3<Float>(repeating: scalar)) }

  /// The diagonal from the top left; all else is 0.
  public init(diagonal: SIMD3<Float>) { self.init(columnArray: Self.diagonalColumns(diagonal)) }

  init(columnArray: [SIMD3<Float>]) {
    columns = (columnArray[0], columnArray[1], columnArray[2])
  }

  var columnArray: [SIMD3<Float>] { [columns.0, columns.1, columns.2] }

  /// A column from 0; an index out of range stops the program.
  public subscript(column: Int) -> SIMD3<Float> {
    get { columnArray[column] }
    set {
      var changed = columnArray
      changed[column] = newValue
      self = Self(columnArray: changed)
    }
  }

  /// An element, its column first; an index out of range stops the program.
  public subscript(column: Int, row: Int) -> Float {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// A copy with rows and columns exchanged.
  public var transpose: Self { transposed }
  /// 0 for a singular matrix, as far as rounding allows.
  public var determinant: Float { eliminated().determinant }
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
  public static func * (lhs: Self, rhs: SIMD3<Float>) -> SIMD3<Float> { lhs.applied(to: rhs) }
  /// A row applied to the matrix.
  public static func * (lhs: SIMD3<Float>, rhs: Self) -> SIMD3<Float> {
    rhs.transposed.applied(to: lhs)
  }
  public static func * (lhs: Float, rhs: Self) -> Self {
    Self(columnArray: rhs.columnArray.map { $0 * lhs })
  }
  public static func * (lhs: Self, rhs: Float) -> Self { rhs * lhs }
  /// Appends `rhs` on the right, so that it is applied first.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

public typealias float3x3 = simd_float3x3
public let matrix_identity_float3x3 = simd_float3x3(1)

public func simd_mul(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }
public func simd_mul(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }
public func simd_transpose(_ x: simd_float3x3) -> simd_float3x3 { x.transpose }
public func simd_inverse(_ x: simd_float3x3) -> simd_float3x3 { x.inverse }
public func simd_determinant(_ x: simd_float3x3) -> Float { x.determinant }
