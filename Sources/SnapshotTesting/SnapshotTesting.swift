// As on iOS, importing this module also imports UIKit.
@_exported public import DarkroomUIKit
// This import makes test cases objects, as on iOS.
@_exported public import DarkroomXCTest
