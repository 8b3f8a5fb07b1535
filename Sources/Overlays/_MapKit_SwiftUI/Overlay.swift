@_exported public import DarkroomMapKit
@_exported public import DarkroomSwiftUI
