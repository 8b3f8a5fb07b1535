/// A modifier whose values can be animated.
public protocol AnimatableModifier: Animatable, ViewModifier {}
