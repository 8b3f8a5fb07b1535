@_exported public import DarkroomCombine
@_exported public import DarkroomCoreText
@_exported public import DarkroomUIKit
@_exported public import Foundation
@_exported public import Observation
