/// Never made here: no camera delivers and no film is read.
open class CVBuffer: @unchecked Sendable {
  init() {}
}

public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer
