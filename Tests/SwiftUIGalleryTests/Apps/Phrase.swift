import SwiftUI

/// A text of the screens in the language of the surroundings, from the tables beside the tests.
func phrase(_ key: LocalizedStringKey) -> Text {
  Text(key, bundle: .module)
}
