// Apple's module `Combine`: OpenCombine, and what it lacks.
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
