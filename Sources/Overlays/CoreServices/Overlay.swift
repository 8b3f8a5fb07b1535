public import DarkroomCoreGraphics
import DarkroomUniformTypeIdentifiers
@_exported public import Foundation

public let kUTTypeItem = "public.item"
public let kUTTypeContent = "public.content"
public let kUTTypeData = "public.data"
public let kUTTypeDirectory = "public.directory"
public let kUTTypeFolder = "public.folder"
public let kUTTypeText = "public.text"
public let kUTTypePlainText = "public.plain-text"
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
public let kUTTypeRTF = "public.rtf"
public let kUTTypeHTML = "public.html"
public let kUTTypeXML = "public.xml"
public let kUTTypeJSON = "public.json"
public let kUTTypePropertyList = "com.apple.property-list"
public let kUTTypePDF = "com.adobe.pdf"
public let kUTTypeZipArchive = "public.zip-archive"
public let kUTTypeImage = "public.image"
public let kUTTypePNG = "public.png"
public let kUTTypeJPEG = "public.jpeg"
public let kUTTypeGIF = "com.compuserve.gif"
public let kUTTypeTIFF = "public.tiff"
public let kUTTypeBMP = "com.microsoft.bmp"
public let kUTTypeLivePhoto = "com.apple.live-photo"
public let kUTTypeAudiovisualContent = "public.audiovisual-content"
public let kUTTypeMovie = "public.movie"
public let kUTTypeVideo = "public.video"
public let kUTTypeAudio = "public.audio"
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
public let kUTTypeMPEG4 = "public.mpeg-4"
public let kUTTypeMP3 = "public.mp3"
public let kUTTypeURL = "public.url"
public let kUTTypeFileURL = "public.file-url"
public let kUTTypeVCard = "public.vcard"
public let kUTTagClassFilenameExtension = "public.filename-extension"
public let kUTTagClassMIMEType = "public.mime-type"

/// True of a type and itself.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(inUTI), let other = UTType(inConformsToUTI) else {
    return inUTI == inConformsToUTI
  }
  return type.conforms(to: other)
}

public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  inUTI1.lowercased() == inUTI2.lowercased()
}

/// Nil for a class of tags other than extensions and MIME types.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> _Unmanaged<CFString>? {
  UTType(
    tag: inTag, tagClass: UTTagClass(rawValue: inTagClass),
    conformingTo: inConformingToUTI.flatMap { UTType($0) }
  ).map { _Unmanaged($0.identifier) }
}

public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> _Unmanaged<CFString>? {
  let type = UTType(inUTI)
  let tag =
    inTagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : type?.preferredFilenameExtension
  return tag.map { _Unmanaged($0) }
}
