import DarkroomCSystem
import DarkroomRasterKernels
import DarkroomRasterKernelsAVX2

/// The row kernels of one instruction set; all sets give the same bytes.
///
/// The kernels are C functions, so that sinks can copy the table without counting references.
@safe struct RowKernelTable: Sendable {
  typealias Pixels = UnsafeMutablePointer<UInt32>
  typealias Source = UnsafePointer<UInt32>
  typealias Coverage = UnsafePointer<UInt8>

  let fill: @Sendable @convention(c) (Pixels, Int, UInt32) -> Void
  let over: @Sendable @convention(c) (Pixels, Int, UInt32) -> Void
  let overMask: @Sendable @convention(c) (Pixels, Coverage, Int, UInt32) -> Void
  let overRow: @Sendable @convention(c) (Pixels, Source, Int) -> Void
  let overRowMask: @Sendable @convention(c) (Pixels, Source, Coverage, Int) -> Void
  let overRowConstant: @Sendable @convention(c) (Pixels, Source, Int, UInt8) -> Void
  let scale: @Sendable @convention(c) (Pixels, Int, UInt8) -> Void
  let scaleByAlpha: @Sendable @convention(c) (Pixels, Source, Int) -> Void
  let multiply:
    @Sendable @convention(c) (UnsafeMutablePointer<UInt8>, Coverage, Coverage, Int) -> Void
  let multiplyBy:
    @Sendable @convention(c) (UnsafeMutablePointer<UInt8>, Coverage, UInt8, Int) -> Void
  let alpha: @Sendable @convention(c) (UnsafeMutablePointer<UInt8>, Source, Int) -> Void
  let accumulate:
    @Sendable @convention(c) (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt16>, Int, UInt32) ->
      Void
  let accumulateSums: @Sendable @convention(c) (Pixels, Source, Int, UInt32) -> Void
  let mix: @Sendable @convention(c) (Pixels, Source, Source, Int, UInt32) -> Void
  let mixNeighbours:
    @Sendable @convention(c) (Pixels, Source, UnsafePointer<Int32>, UnsafePointer<UInt32>, Int) ->
      Void
  let mixQuads:
    @Sendable @convention(c) (
      Pixels, Source, Int, UnsafePointer<Int32>, UnsafePointer<UInt32>, UnsafePointer<UInt32>, Int
    ) -> Void
  let overMaskBlock: @Sendable @convention(c) (Pixels, Int, Coverage, Int, Int, Int, UInt32) -> Void
  let ramp: @Sendable @convention(c) (Pixels, Int, UInt64, UInt64, UInt64, UInt64, Bool) -> Void
  let mixRows: @Sendable @convention(c) (Pixels, Source, Source, Int, UInt8) -> Void
  let lerpMask: @Sendable @convention(c) (Pixels, Source, Coverage, Int) -> Void
  let lerp: @Sendable @convention(c) (Pixels, Source, Int, UInt8) -> Void
  let sweepOver:
    @Sendable @convention(c) (
      Pixels, Int, Int, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UInt64>, Int, Int, UInt32,
      Bool
    ) -> Void
  let sweepSegments:
    @Sendable @convention(c) (
      UnsafeMutablePointer<UInt64>, UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<UInt64>, Int, Bool
    ) -> Int

  static let baseline = {
    typealias Rows = DarkroomRasterKernels.RowKernels
    return unsafe RowKernelTable(
      fill: { unsafe Rows.fill($0, $1, $2) },
      over: { unsafe Rows.over($0, $1, $2) },
      overMask: { unsafe Rows.overMask($0, $1, $2, $3) },
      overRow: { unsafe Rows.overRow($0, $1, $2) },
      overRowMask: { unsafe Rows.overRowMask($0, $1, $2, $3) },
      overRowConstant: { unsafe Rows.overRowConstant($0, $1, $2, $3) },
      scale: { unsafe Rows.scale($0, $1, $2) },
      scaleByAlpha: { unsafe Rows.scaleByAlpha($0, $1, $2) },
      multiply: { unsafe Rows.multiply($0, $1, $2, $3) },
      multiplyBy: { unsafe Rows.multiply($0, $1, by: $2, $3) },
      alpha: { unsafe Rows.alpha($0, of: $1, $2) },
      accumulate: { unsafe Rows.accumulate($0, $1, $2, $3) },
      accumulateSums: { unsafe Rows.accumulateSums($0, $1, $2, $3) },
      mix: { unsafe Rows.mix($0, $1, $2, $3, $4) },
      mixNeighbours: { unsafe Rows.mixNeighbours($0, $1, $2, $3, $4) },
      mixQuads: { unsafe Rows.mixQuads($0, $1, $2, $3, $4, $5, $6) },
      overMaskBlock: { unsafe Rows.overMaskBlock($0, $1, $2, $3, $4, $5, $6) },
      ramp: { unsafe Rows.ramp($0, $1, $2, $3, $4, $5, $6) },
      mixRows: { unsafe Rows.mixRows($0, $1, $2, $3, $4) },
      lerpMask: { unsafe Rows.lerpMask($0, $1, $2, $3) },
      lerp: { unsafe Rows.lerp($0, $1, $2, $3) },
      sweepOver: { unsafe Rows.sweepOver($0, $1, $2, $3, $4, $5, $6, $7, $8) },
      sweepSegments: { unsafe Rows.sweepSegments($0, $1, $2, $3, $4, $5) })
  }()

  static let avx2 = {
    typealias Rows = DarkroomRasterKernelsAVX2.RowKernels
    return unsafe RowKernelTable(
      fill: { unsafe Rows.fill($0, $1, $2) },
      over: { unsafe Rows.over($0, $1, $2) },
      overMask: { unsafe Rows.overMask($0, $1, $2, $3) },
      overRow: { unsafe Rows.overRow($0, $1, $2) },
      overRowMask: { unsafe Rows.overRowMask($0, $1, $2, $3) },
      overRowConstant: { unsafe Rows.overRowConstant($0, $1, $2, $3) },
      scale: { unsafe Rows.scale($0, $1, $2) },
      scaleByAlpha: { unsafe Rows.scaleByAlpha($0, $1, $2) },
      multiply: { unsafe Rows.multiply($0, $1, $2, $3) },
      multiplyBy: { unsafe Rows.multiply($0, $1, by: $2, $3) },
      alpha: { unsafe Rows.alpha($0, of: $1, $2) },
      accumulate: { unsafe Rows.accumulate($0, $1, $2, $3) },
      accumulateSums: { unsafe Rows.accumulateSums($0, $1, $2, $3) },
      mix: { unsafe Rows.mix($0, $1, $2, $3, $4) },
      mixNeighbours: { unsafe Rows.mixNeighbours($0, $1, $2, $3, $4) },
      mixQuads: { unsafe Rows.mixQuads($0, $1, $2, $3, $4, $5, $6) },
      overMaskBlock: { unsafe Rows.overMaskBlock($0, $1, $2, $3, $4, $5, $6) },
      ramp: { unsafe Rows.ramp($0, $1, $2, $3, $4, $5, $6) },
      mixRows: { unsafe Rows.mixRows($0, $1, $2, $3, $4) },
      lerpMask: { unsafe Rows.lerpMask($0, $1, $2, $3) },
      lerp: { unsafe Rows.lerp($0, $1, $2, $3) },
      sweepOver: { unsafe Rows.sweepOver($0, $1, $2, $3, $4, $5, $6, $7, $8) },
      sweepSegments: { unsafe Rows.sweepSegments($0, $1, $2, $3, $4, $5) })
  }()

  /// The kernels of the widest instruction set that this processor has.
  static let best = darkroom_cpu_has_avx2() != 0 ? avx2 : baseline

  static func table(for set: KernelSet) -> RowKernelTable {
    switch set {
    case .best: best
    case .baseline: baseline
    }
  }
}
