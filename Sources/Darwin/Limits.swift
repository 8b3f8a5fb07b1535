// Lengths of Apple's sys/utsname.h and sys/param.h.

/// Characters of each text of `utsname`, with the zero at its end: 65 on Linux, where Apple's are 256.
///
/// It is for reading that many bytes of `utsname.machine`, so it has to be the length that they have here.
public let _SYS_NAMELEN: Int32 = 65

/// Bytes of the longest path, with the zero at its end.
public let MAXPATHLEN: Int32 = 4096
