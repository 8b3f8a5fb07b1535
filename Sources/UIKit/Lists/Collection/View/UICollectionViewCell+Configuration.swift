import DarkroomCoreGraphics
import Foundation

extension UICollectionViewCell: ConfigurableCell {
  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = parts.isEditing
    state.isDisabled = !isUserInteractionEnabled
    return state
  }
}
