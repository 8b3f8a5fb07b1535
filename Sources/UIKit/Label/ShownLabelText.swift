import DarkroomTypesetting

/// A label's plain text as it was drawn, and what of that may change although the label's content does not.
struct ShownLabelText {
  let style: DarkroomTypesetting.TextStyle
  let room: TextConstraints
  let layout: TextLayout
}
