/// Looks for eyes and mouths.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {}
