@_exported public import DarkroomCoreLocation
@_exported public import DarkroomUIKit
