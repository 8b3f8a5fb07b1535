import DarkroomObjectiveC

extension UIGestureRecognizer: AssociationOwner {}
