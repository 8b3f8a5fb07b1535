@_exported public import DarkroomQuartzCore
