import Foundation

extension UTType {
  /// What is known of a type: the types to which it conforms, the filename extensions of its files, and its MIME type.
  private struct Declaration {
    let parents: [String]
    var fileExtensions: [String] = []
    var mimeType: String?
  }

  /// The type of files with a filename extension; `nil` for extensions that are not known.
  public init?(filenameExtension: String) {
    let ending = filenameExtension.lowercased()
    guard let name = Self.declarations.first(where: { $0.value.fileExtensions.contains(ending) })?.key else {
      return nil
    }
    self.init(name)
  }

  /// The type with a MIME type; `nil` for MIME types that are not known.
  public init?(mimeType: String) {
    let mimeType = mimeType.lowercased()
    guard let name = Self.declarations.first(where: { $0.value.mimeType == mimeType })?.key else { return nil }
    self.init(name)
  }

  /// The usual filename extension of files of this type; `nil` if none is known.
  public var preferredFilenameExtension: String? { declaration?.fileExtensions.first }
  /// The MIME type of this type; `nil` if none is known.
  public var preferredMIMEType: String? { declaration?.mimeType }

  /// Whether this type is equal to `type` or conforms to it, directly or through other types.
  public func conforms(to type: UTType) -> Bool {
    self == type || (declaration?.parents ?? []).contains { UTType($0)?.conforms(to: type) ?? false }
  }
  /// Whether this type conforms to `type` and is not equal to it.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Whether `type` conforms to this type and is not equal to it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  private var declaration: Declaration? { Self.declarations.first { $0.key == identifier }?.value }

  private static let declarations: KeyValuePairs<String, Declaration> = [
    "public.data": Declaration(parents: ["public.item"]),
    "public.folder": Declaration(parents: ["public.directory"]),
    "public.directory": Declaration(parents: ["public.item"]),
    "com.apple.package": Declaration(parents: ["public.directory"]),
    "com.apple.application-bundle": Declaration(parents: ["com.apple.package"], fileExtensions: ["app"]),
    "public.composite-content": Declaration(parents: ["public.content"]),
    "public.text": Declaration(parents: ["public.data", "public.content"]),
    "public.plain-text": Declaration(
      parents: ["public.text"], fileExtensions: ["txt", "text"], mimeType: "text/plain"),
    "public.utf8-plain-text": Declaration(parents: ["public.plain-text"]),
    "public.source-code": Declaration(parents: ["public.plain-text"]),
    "public.rtf": Declaration(parents: ["public.text"], fileExtensions: ["rtf"], mimeType: "text/rtf"),
    "public.html": Declaration(parents: ["public.text"], fileExtensions: ["html", "htm"], mimeType: "text/html"),
    "public.xml": Declaration(parents: ["public.text"], fileExtensions: ["xml"], mimeType: "application/xml"),
    "public.json": Declaration(parents: ["public.text"], fileExtensions: ["json"], mimeType: "application/json"),
    "public.comma-separated-values-text": Declaration(
      parents: ["public.text"], fileExtensions: ["csv"], mimeType: "text/csv"),
    "com.apple.property-list": Declaration(parents: ["public.data"], fileExtensions: ["plist"]),
    "com.adobe.pdf": Declaration(
      parents: ["public.data", "public.composite-content"], fileExtensions: ["pdf"], mimeType: "application/pdf"),
    "public.image": Declaration(parents: ["public.data", "public.content"]),
    "public.png": Declaration(parents: ["public.image"], fileExtensions: ["png"], mimeType: "image/png"),
    "public.jpeg": Declaration(
      parents: ["public.image"], fileExtensions: ["jpeg", "jpg", "jpe"], mimeType: "image/jpeg"),
    "public.heic": Declaration(parents: ["public.image"], fileExtensions: ["heic"], mimeType: "image/heic"),
    "public.tiff": Declaration(parents: ["public.image"], fileExtensions: ["tiff", "tif"], mimeType: "image/tiff"),
    "public.svg-image": Declaration(
      parents: ["public.image", "public.xml"], fileExtensions: ["svg"], mimeType: "image/svg+xml"),
    "com.compuserve.gif": Declaration(parents: ["public.image"], fileExtensions: ["gif"], mimeType: "image/gif"),
    "org.webmproject.webp": Declaration(parents: ["public.image"], fileExtensions: ["webp"], mimeType: "image/webp"),
    "public.audiovisual-content": Declaration(parents: ["public.data", "public.content"]),
    "public.movie": Declaration(parents: ["public.audiovisual-content"]),
    "public.mpeg-4": Declaration(parents: ["public.movie"], fileExtensions: ["mp4"], mimeType: "video/mp4"),
    "com.apple.quicktime-movie": Declaration(
      parents: ["public.movie"], fileExtensions: ["mov", "qt"], mimeType: "video/quicktime"),
    "public.audio": Declaration(parents: ["public.audiovisual-content"]),
    "public.mp3": Declaration(parents: ["public.audio"], fileExtensions: ["mp3"], mimeType: "audio/mpeg"),
    "com.microsoft.waveform-audio": Declaration(
      parents: ["public.audio"], fileExtensions: ["wav"], mimeType: "audio/vnd.wave"),
    "public.url": Declaration(parents: ["public.data"]),
    "public.file-url": Declaration(parents: ["public.url"]),
    "public.vcard": Declaration(parents: ["public.text"], fileExtensions: ["vcf"], mimeType: "text/vcard"),
    "public.zip-archive": Declaration(parents: ["public.data"], fileExtensions: ["zip"], mimeType: "application/zip"),
  ]
}
