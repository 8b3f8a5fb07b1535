@_exported public import DarkroomEventKit
@_exported public import DarkroomUIKit
