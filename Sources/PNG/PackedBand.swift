/// Rows as a file holds them, one behind the other, without their filter bytes.
struct PackedBand: Sendable {
  let rows: Int
  let bytes: [UInt8]
}
