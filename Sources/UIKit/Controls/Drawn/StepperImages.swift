/// What a stepper shows in place of its own drawing.
struct StepperImages {
  var backgrounds = StateValues<UIImage>()
  var increments = StateValues<UIImage>()
  var decrements = StateValues<UIImage>()
  var dividers = DividerImages()
}
