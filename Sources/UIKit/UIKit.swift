@_exported public import DarkroomFoundation
@_exported public import DarkroomObjectiveC
@_exported public import DarkroomQuartzCore
