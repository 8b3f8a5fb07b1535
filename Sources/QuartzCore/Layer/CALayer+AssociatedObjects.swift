import DarkroomObjectiveC

extension CALayer: AssociationOwner {}
