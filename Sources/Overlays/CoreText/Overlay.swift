@_exported public import DarkroomCoreGraphics
