/// The context that drawing functions use on this thread; nil outside drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.top?.context }

public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.push(GraphicsContextEntry(context: context))
}

public func UIGraphicsPopContext() { GraphicsContextStack.pop() }
