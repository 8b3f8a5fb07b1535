/// Never made here: no camera delivers and no file is read.
open class CMSampleBuffer: @unchecked Sendable {
  init() {}
}
