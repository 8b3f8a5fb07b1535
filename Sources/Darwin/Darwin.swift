// Apple's module `Darwin`: the C library of Linux, and what it lacks.
@_exported public import Glibc
