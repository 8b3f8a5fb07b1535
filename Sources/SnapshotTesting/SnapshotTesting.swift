// As with upstream's module on iOS, a test that imports this one sees UIKit.
@_exported public import DarkroomUIKit
