// As with upstream's module on iOS, a test that imports this one sees UIKit.
@_exported public import DarkroomUIKit
// With it test cases are objects, as on iOS.
@_exported public import DarkroomXCTest
