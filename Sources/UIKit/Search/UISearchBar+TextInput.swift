/// What is set of the keyboard is the field's.
extension UISearchBar: UITextInputTraits {}
