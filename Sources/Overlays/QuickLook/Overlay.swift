@_exported public import DarkroomUIKit
