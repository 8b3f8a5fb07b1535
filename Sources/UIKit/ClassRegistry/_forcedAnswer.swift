import DarkroomCoreGraphics

/// Returns the answer of an optional method that is called with `!`; on iOS the answer is optional only if the method's
/// own is.
public func _forcedAnswer<Answer>(_ answer: Answer) -> Answer { answer }

public func _forcedAnswer<Answer>(_ answer: Answer?) -> Answer {
  guard let answer else {
    UncaughtException.raise(
      "an optional method was called with '!', and the object has none", name: .invalidArgument)
  }
  return answer
}
