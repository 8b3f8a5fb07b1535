// Apple's module `CoreText`: fonts are UIKit's, and lines and frames come from Typesetting.
@_exported public import DarkroomUIKit
