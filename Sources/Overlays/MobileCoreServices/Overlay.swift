@_exported public import DarkroomCoreServices
