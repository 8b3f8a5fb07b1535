// No name of Apple's is here: sources that only import the module can be compiled, and the compiler names what is called.
@_exported public import Foundation
