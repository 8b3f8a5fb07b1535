@_exported public import DarkroomMetal
@_exported public import DarkroomUIKit
