@_exported public import DarkroomContacts
@_exported public import DarkroomUIKit
