@_exported public import DarkroomObjectiveC
@_exported public import DarkroomQuartzCore
