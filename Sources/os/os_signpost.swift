/// Marks a point, or an end of an interval.
///
/// - Important: Inert. Instruments records signposts; nothing does here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// As without a format, whose values are not read either.
///
/// - Important: Inert. Instruments records signposts; nothing does here.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer = #dsohandle, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
