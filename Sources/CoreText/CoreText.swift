// Apple's module `CoreText`: fonts are UIKit's, lines and frames those of Typesetting.
@_exported public import DarkroomUIKit
