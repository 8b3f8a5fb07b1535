/// A move of a controller into or out of a container that its view has not yet followed.
enum ParentMove { case entering, leaving }
