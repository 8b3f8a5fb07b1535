/// A modifier that can change little by little.
public protocol AnimatableModifier: Animatable, ViewModifier {}
