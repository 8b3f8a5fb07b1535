@_exported public import DarkroomPhotos
