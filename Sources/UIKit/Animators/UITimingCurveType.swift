/// The kind of timing curve that an animator uses.
public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }
