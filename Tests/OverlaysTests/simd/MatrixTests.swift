import Testing
import simd

struct MatrixTests {
  @Test func productsAreOfColumns() {
    let move = double4x4(
      columns: (
        SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(5, 6, 7, 1)
      ))

    #expect(move * SIMD4(1, 1, 1, 1) == SIMD4(6, 7, 8, 1))
    #expect(simd_mul(move, move)[3] == SIMD4(10, 12, 14, 1))
    #expect(move.transpose[0] == SIMD4(1, 0, 0, 5))
    #expect(move[3, 1] == 6)
    #expect(matrix_identity_double4x4 * move == move)
  }

  @Test func aMatrixTimesItsInverseIsTheIdentity() {
    let matrix = simd_double3x3(rows: [SIMD3(0, 2, 1), SIMD3(3, 0, 1), SIMD3(1, 1, 4)])
    let product = matrix * matrix.inverse

    #expect(abs(matrix.determinant - -19) < 1e-12)
    for (column, unit) in zip(0..<3, [SIMD3(1.0, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)]) {
      #expect(simd_distance(product[column], unit) < 1e-12)
    }
  }

  @Test func theDeterminantOfASingularMatrixIsZero() {
    #expect(simd_double3x3().determinant == 0)
    let rows = [SIMD3<Double>(0, 0, 1), SIMD3(0, 0, 2), SIMD3(1, 1, 1)]
    #expect(simd_double3x3(rows: rows).determinant == 0)
    #expect(simd_float2x2(rows: [SIMD2(1, 2), SIMD2(2, 4)]).determinant == 0)
    #expect(simd_determinant(simd_float4x4(diagonal: SIMD4(0, 1, 0, 1))) == 0)
  }

  @Test func functionsOfVectors() {
    let vector = simd_float3(3, 0, 4)

    #expect(simd_length(vector) == 5 && simd_normalize(vector) == SIMD3(0.6, 0, 0.8))
    #expect(simd_cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)) == SIMD3(0, 0, 1))
    #expect(simd_dot(vector, vector) == 25)
    #expect(simd_clamp(vector, SIMD3(repeating: 1), SIMD3(repeating: 3)) == SIMD3(3, 1, 3))
    #expect(mix(vector, .zero, t: 0.5) == SIMD3(1.5, 0, 2))
  }
}
