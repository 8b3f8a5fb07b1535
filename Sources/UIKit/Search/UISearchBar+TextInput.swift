/// The keyboard settings are those of the field.
extension UISearchBar: UITextInputTraits {}
