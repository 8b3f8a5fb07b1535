@_exported public import DarkroomCoreImage
@_exported public import DarkroomCoreVideo
@_exported public import DarkroomImageIO

public typealias VNConfidence = Float
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

public let VNErrorDomain = "com.apple.Vision"
