@_exported public import DarkroomCoreMedia
@_exported public import DarkroomCoreVideo
@_exported public import DarkroomQuartzCore
