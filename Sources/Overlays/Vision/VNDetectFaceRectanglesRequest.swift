open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {}
