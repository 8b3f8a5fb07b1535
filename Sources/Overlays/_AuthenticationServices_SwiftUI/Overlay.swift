@_exported public import DarkroomAuthenticationServices
@_exported public import DarkroomSwiftUI
