/// The context in which drawing functions draw on this thread; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.top?.context }

public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.push(GraphicsContextEntry(context: context))
}

public func UIGraphicsPopContext() { GraphicsContextStack.pop() }
