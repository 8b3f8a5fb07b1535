@_exported public import DarkroomAVFoundation
@_exported public import DarkroomUIKit
