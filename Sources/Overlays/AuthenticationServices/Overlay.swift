@_exported public import DarkroomUIKit

public typealias ASPresentationAnchor = UIWindow
