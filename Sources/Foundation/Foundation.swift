@_exported public import DarkroomDarwin
@_exported public import Foundation
