/// What the square matrices share: column by column, as in simd.
protocol SquareMatrix {
  associatedtype Vector: SIMD where Vector.Scalar: FloatingPoint
  init(columnArray: [Vector])
  var columnArray: [Vector] { get }
}

extension SquareMatrix {
  typealias Scalar = Vector.Scalar

  private static var size: Int { Vector.scalarCount }

  static func combined(_ left: Self, _ right: Self, _ operation: (Vector, Vector) -> Vector) -> Self
  {
    Self(columnArray: zip(left.columnArray, right.columnArray).map(operation))
  }

  func applied(to vector: Vector) -> Vector {
    columnArray.enumerated().reduce(Vector()) { $0 + $1.element * vector[$1.offset] }
  }

  var transposed: Self {
    let columns = columnArray
    return Self(
      columnArray: (0..<Self.size).map { row in
        var vector = Vector()
        for column in 0..<Self.size { vector[column] = columns[column][row] }
        return vector
      })
  }

  /// By Gauss and Jordan, with the largest pivot of each column.
  ///
  /// The determinant of a matrix with a pivot of 0 is 0, and its inverse is infinite or not a number.
  func eliminated() -> (determinant: Scalar, inverse: Self) {
    var rows = transposed.columnArray
    var inverse = Self.unit
    var determinant: Scalar = 1
    var isSingular = false
    for column in 0..<Self.size {
      let pivot =
        (column..<Self.size).max { rows[$0][column].magnitude < rows[$1][column].magnitude }
        ?? column
      if pivot != column {
        rows.swapAt(pivot, column)
        inverse.swapAt(pivot, column)
        determinant = -determinant
      }
      let scale = rows[column][column]
      determinant *= scale
      isSingular = isSingular || scale == 0
      rows[column] /= scale
      inverse[column] /= scale
      for row in 0..<Self.size where row != column {
        let factor = rows[row][column]
        rows[row] -= rows[column] * factor
        inverse[row] -= inverse[column] * factor
      }
    }
    return (isSingular ? 0 : determinant, Self(columnArray: inverse).transposed)
  }

  private static var unit: [Vector] { diagonalColumns(Vector(repeating: 1)) }

  static func diagonalColumns(_ diagonal: Vector) -> [Vector] {
    (0..<size).map { place in
      var vector = Vector()
      vector[place] = diagonal[place]
      return vector
    }
  }
}
