@_exported public import DarkroomSecurity
