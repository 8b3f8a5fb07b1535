/// The content of a start-of-frame segment (ITU T.81, B.2.2).
struct JPEGFrame: Hashable {
  let width: Int
  let height: Int
  /// The number of components: 1 for gray, 3 for color, 4 for CMYK.
  let components: Int

  /// - Parameters:
  ///   - process: the number of the marker, from 0 to 15.
  ///   - data: the segment after its length field; `offset` is its position in the file.
  init(process: Int, _ data: ArraySlice<UInt8>, offset: Int) throws(JPEGError) {
    guard process <= 2 else { throw .unsupportedProcess(process) }
    let bytes = Array(data.prefix(6))
    guard bytes.count == 6 else { throw .malformed(reason: "a short frame header", offset: offset) }
    guard bytes[0] == 8 else { throw .unsupportedDepth(Int(bytes[0])) }
    height = Int(bytes[1]) << 8 | Int(bytes[2])
    width = Int(bytes[3]) << 8 | Int(bytes[4])
    components = Int(bytes[5])
    guard width > 0, height > 0 else {
      throw .malformed(reason: "its size is \(width)×\(height) pixels", offset: offset)
    }
    guard [1, 3, 4].contains(components) else {
      throw .malformed(reason: "it has \(components) components", offset: offset)
    }
  }
}
