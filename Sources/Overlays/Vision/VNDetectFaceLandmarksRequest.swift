open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {}
