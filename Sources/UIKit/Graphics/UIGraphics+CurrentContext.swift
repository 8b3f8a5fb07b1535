/// The context in which drawing functions draw on this thread; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.top?.context }

/// Makes the context the current one of this thread until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.push(GraphicsContextEntry(context: context))
}

/// Makes the context before the last push the current one again.
public func UIGraphicsPopContext() { GraphicsContextStack.pop() }
