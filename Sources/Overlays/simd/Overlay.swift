@_exported public import Foundation

public typealias simd_float2 = SIMD2<Float>
public typealias float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias float4 = SIMD4<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias double4 = SIMD4<Double>
public typealias simd_int2 = SIMD2<Int32>
public typealias int2 = SIMD2<Int32>
public typealias simd_int3 = SIMD3<Int32>
public typealias int3 = SIMD3<Int32>
public typealias simd_int4 = SIMD4<Int32>
public typealias int4 = SIMD4<Int32>
public typealias simd_uint2 = SIMD2<UInt32>
public typealias uint2 = SIMD2<UInt32>
public typealias simd_uint3 = SIMD3<UInt32>
public typealias uint3 = SIMD3<UInt32>
public typealias simd_uint4 = SIMD4<UInt32>
public typealias uint4 = SIMD4<UInt32>

public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { dot(x, y) }
public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { (x * y).indices.reduce(0) { $0 + x[$1] * y[$1] } }
/// The dot product of the vector with itself.
public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { dot(x, x) }
/// The dot product of the vector with itself.
public func length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { dot(x, x) }
/// The Euclidean length.
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { dot(x, x).squareRoot() }
/// The Euclidean length.
public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { dot(x, x).squareRoot() }
/// The Euclidean length of the difference.
public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { length(x - y) }
/// The Euclidean length of the difference.
public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { length(x - y) }
public func simd_distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { length_squared(x - y) }
public func distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { length_squared(x - y) }
/// Not numbers for a vector of no length.
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x / length(x) }
/// Not numbers for a vector of no length.
public func normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x / length(x) }
public func simd_cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>)
  -> SIMD3<Scalar>
{ cross(x, y) }
public func cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>)
  -> SIMD3<Scalar>
{
  SIMD3(
    x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// From `x` where `t` is 0 to `y` where it is 1.
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x + (y - x) * t }
/// From `x` where `t` is 0 to `y` where it is 1; other values lead beyond both.
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x + (y - x) * t }
/// From `x` where `t` is 0 to `y` where it is 1; other values lead beyond both.
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector
where Vector.Scalar: FloatingPoint { x + (y - x) * t }
/// Clamps each component on its own.
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: Comparable { clamp(x, min: min, max: max) }
/// Clamps each component on its own.
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector, max: Vector) -> Vector
where Vector.Scalar: Comparable { x.clamped(lowerBound: min, upperBound: max) }
/// The smaller of the two for each component.
public func simd_min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: Comparable { pointwiseMin(x, y) }
/// The larger of the two for each component.
public func simd_max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: Comparable { pointwiseMax(x, y) }
