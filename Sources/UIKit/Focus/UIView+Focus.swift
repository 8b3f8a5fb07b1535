extension UIView: UIFocusItem {}
