/// What is known of a type, as iOS declares it.
struct UTTypeDeclaration: Sendable {
  static let dynamicPrefix = "dyn."

  let identifier: String
  let parents: [String]
  let extensions: [String]
  let mimeTypes: [String]
  let description: String?

  private init(
    _ identifier: String, _ parents: [String] = [], extensions: [String] = [],
    mimeTypes: [String] = [], description: String? = nil
  ) {
    self.identifier = identifier
    self.parents = parents
    self.extensions = extensions
    self.mimeTypes = mimeTypes
    self.description = description
  }

  func tags(of tagClass: UTTagClass) -> [String] {
    tagClass == .filenameExtension ? extensions : tagClass == .mimeType ? mimeTypes : []
  }

  static let all = Dictionary(uniqueKeysWithValues: inOrder.map { ($0.identifier, $0) })

  /// Of several with one extension the type that iOS prefers comes first.
  static let inOrder: [Self] = [
    Self("public.item", description: "item"),
    Self("public.content", description: "content"),
    Self("public.composite-content", ["public.content"]),
    Self("public.data", ["public.item"], description: "data"),
    Self("public.directory", ["public.item"], description: "folder"),
    Self("public.folder", ["public.directory"], description: "folder"),
    Self("public.volume", ["public.folder"], description: "volume"),
    Self("com.apple.package", ["public.directory"], description: "package"),
    Self("com.apple.bundle", ["public.directory"], description: "bundle"),
    Self("com.apple.application", ["public.item"], description: "application"),
    Self("public.symlink", ["public.item"]),
    Self("public.archive", ["public.data"], description: "archive"),
    Self(
      "public.zip-archive", ["public.data", "public.archive"], extensions: ["zip"],
      mimeTypes: ["application/zip"], description: "ZIP archive"),
    Self(
      "org.gnu.gnu-zip-archive", ["public.data", "public.archive"], extensions: ["gz", "gzip"],
      mimeTypes: ["application/gzip", "application/x-gzip"], description: "Gzip archive"),
    Self("public.text", ["public.data", "public.content"], description: "text"),
    Self(
      "public.plain-text", ["public.text"], extensions: ["txt", "text"], mimeTypes: ["text/plain"],
      description: "plain text"),
    Self("public.utf8-plain-text", ["public.plain-text"], mimeTypes: ["text/plain;charset=utf-8"]),
    Self("public.utf16-plain-text", ["public.plain-text"]),
    Self("public.delimited-values-text", ["public.text"]),
    Self(
      "public.comma-separated-values-text", ["public.delimited-values-text"], extensions: ["csv"],
      mimeTypes: ["text/csv"], description: "CSV text"),
    Self(
      "public.rtf", ["public.text"], extensions: ["rtf"], mimeTypes: ["text/rtf"],
      description: "RTF document"),
    Self(
      "com.apple.rtfd", ["com.apple.package", "public.composite-content"], extensions: ["rtfd"],
      description: "RTFD document"),
    Self(
      "public.html", ["public.text"], extensions: ["html", "htm", "shtml"],
      mimeTypes: ["text/html"], description: "HTML text"),
    Self(
      "public.xml", ["public.text"], extensions: ["xml"],
      mimeTypes: ["text/xml", "application/xml"], description: "XML text"),
    Self(
      "public.yaml", ["public.text"], extensions: ["yaml", "yml"],
      mimeTypes: ["application/x-yaml"], description: "YAML document"),
    Self(
      "public.json", ["public.text"], extensions: ["json"], mimeTypes: ["application/json"],
      description: "JSON"),
    Self(
      "com.apple.property-list", ["public.data"], extensions: ["plist"],
      description: "property list"),
    Self("public.source-code", ["public.plain-text"], description: "source code"),
    Self(
      "public.swift-source", ["public.source-code"], extensions: ["swift"],
      description: "Swift source"),
    Self(
      "com.netscape.javascript-source", ["public.source-code"],
      extensions: ["js", "javascript", "mjs"], mimeTypes: ["text/javascript"],
      description: "JavaScript"),
    Self(
      "com.adobe.pdf", ["public.data", "public.composite-content"], extensions: ["pdf"],
      mimeTypes: ["application/pdf"], description: "PDF document"),
    Self(
      "org.idpf.epub-container", ["public.data", "public.composite-content"], extensions: ["epub"],
      mimeTypes: ["application/epub+zip"]),
    Self("public.spreadsheet", ["public.content"]),
    Self("public.presentation", ["public.content"]),
    Self("public.database"),
    Self("public.image", ["public.data", "public.content"], description: "image"),
    Self(
      "public.png", ["public.image"], extensions: ["png"], mimeTypes: ["image/png"],
      description: "PNG image"),
    Self(
      "public.jpeg", ["public.image"], extensions: ["jpeg", "jpg", "jpe"],
      mimeTypes: ["image/jpeg", "image/jpg"], description: "JPEG image"),
    Self(
      "com.compuserve.gif", ["public.image"], extensions: ["gif"], mimeTypes: ["image/gif"],
      description: "GIF image"),
    Self(
      "public.tiff", ["public.image"], extensions: ["tiff", "tif"], mimeTypes: ["image/tiff"],
      description: "TIFF image"),
    Self("public.heif-standard", ["public.image"]),
    Self("com.microsoft.bmp", ["public.image"], extensions: ["bmp"], mimeTypes: ["image/bmp"]),
    Self(
      "public.heic", ["public.heif-standard"], extensions: ["heic"], mimeTypes: ["image/heic"],
      description: "HEIC image"),
    Self(
      "public.heif", ["public.heif-standard"], extensions: ["heif"], mimeTypes: ["image/heif"],
      description: "HEIF image"),
    Self(
      "org.webmproject.webp", ["public.image"], extensions: ["webp"], mimeTypes: ["image/webp"],
      description: "WebP image"),
    Self(
      "com.microsoft.ico", ["public.image"], extensions: ["ico"],
      mimeTypes: ["image/vnd.microsoft.icon"]),
    Self(
      "public.svg-image", ["public.image", "public.xml"], extensions: ["svg", "svgz"],
      mimeTypes: ["image/svg+xml"], description: "SVG document"),
    Self("public.camera-raw-image", ["public.image"]),
    Self("com.apple.live-photo", description: "Live Photo"),
    Self(
      "public.audiovisual-content", ["public.data", "public.content"],
      description: "audiovisual content"),
    Self("public.movie", ["public.audiovisual-content"], description: "movie"),
    Self("public.video", ["public.movie"], description: "video"),
    Self("public.audio", ["public.audiovisual-content"], description: "audio"),
    Self(
      "com.apple.quicktime-movie", ["public.movie"], extensions: ["mov", "qt"],
      mimeTypes: ["video/quicktime"], description: "QuickTime movie"),
    Self(
      "public.mpeg", ["public.movie"], extensions: ["mpg", "mpeg", "mpe"],
      mimeTypes: ["video/mpeg"], description: "MPEG movie"),
    Self(
      "public.mpeg-4", ["public.movie"], extensions: ["mp4", "mpg4"], mimeTypes: ["video/mp4"],
      description: "MPEG-4 movie"),
    Self(
      "com.apple.protected-mpeg-4-video", ["public.movie"], extensions: ["m4v"],
      mimeTypes: ["video/x-m4v"]),
    Self(
      "public.avi", ["public.movie"], extensions: ["avi", "vfw"],
      mimeTypes: ["video/avi", "video/x-msvideo"]),
    Self(
      "public.mp3", ["public.audio"], extensions: ["mp3", "mpga"],
      mimeTypes: ["audio/mpeg", "audio/mp3"], description: "MP3 audio"),
    Self(
      "com.microsoft.waveform-audio", ["public.audio"], extensions: ["wav", "wave"],
      mimeTypes: ["audio/vnd.wave", "audio/wav"], description: "Waveform audio"),
    Self(
      "public.aiff-audio", ["public.audio"], extensions: ["aiff", "aif"], mimeTypes: ["audio/aiff"]),
    Self(
      "public.mpeg-4-audio", ["public.audio"], extensions: ["m4a", "mp4"], mimeTypes: ["audio/mp4"],
      description: "MPEG-4 audio"),
    Self(
      "public.midi-audio", ["public.audio"], extensions: ["midi", "mid"], mimeTypes: ["audio/midi"]),
    Self("public.url", ["public.data"], description: "URL"),
    Self("public.file-url", ["public.url"], description: "file URL"),
    Self(
      "public.vcard", ["public.text", "public.contact"], extensions: ["vcf", "vcard"],
      mimeTypes: ["text/vcard", "text/x-vcard"], description: "vCard"),
    Self("public.contact", description: "contact"),
    Self("public.calendar-event", description: "calendar event"),
    Self("public.message", description: "message"),
    Self("public.email-message", ["public.message"]),
    Self("public.to-do-item"),
    Self("public.font", ["public.data"], description: "font"),
    Self("public.executable", ["public.data"], description: "executable"),
    Self("com.apple.log", ["public.plain-text"], extensions: ["log"], description: "log"),
  ]
}
