@_exported public import DarkroomCoreGraphics
@_exported public import Foundation
