import Foundation
@inPlaceOf(UniformTypeIdentifiers) @_exported import UIKit

extension UIDocumentPickerViewController {
  /// Has files of kinds chosen, to read copies of them or to open them.
  @kept(self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open))
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false)
}

@byHand extension UTType {
  /// The kind of files with a filename extension; `nil` for extensions that are not known.
  public init?(filenameExtension: String)

  /// The kind with a MIME type; `nil` for MIME types that are not known.
  public init?(mimeType: String)

  /// The filename extension of its files; `nil` where it is not known.
  public var preferredFilenameExtension: String? { get }
  /// The MIME type; `nil` where it is not known.
  public var preferredMIMEType: String? { get }

  /// Whether all of this kind is of another kind, too.
  public func conforms(to type: UTType) -> Bool
  /// Whether all of this kind is of another kind, too, and the two are not the same.
  public func isSubtype(of type: UTType) -> Bool
  /// Whether all of another kind is of this kind, too, and the two are not the same.
  public func isSupertype(of type: UTType) -> Bool
}

/// A kind of data, by its name.
public struct UTType: Hashable, Sendable {
  /// The name: `public.image`.
  public let identifier: String

  /// The kind of a name.
  @kept public init?(_ identifier: String)
  /// A kind that the app declares.
  @kept public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil)
  /// A kind that the app knows.
  @kept public init(importedAs identifier: String, conformingTo parentType: UTType? = nil)

  /// Data of any kind.
  public static let data = UTType(exportedAs: "public.data")
  /// Anything.
  public static let item = UTType(exportedAs: "public.item")
  /// Content of any kind.
  public static let content = UTType(exportedAs: "public.content")
  /// A folder.
  public static let folder = UTType(exportedAs: "public.folder")
  /// Text of any kind.
  public static let text = UTType(exportedAs: "public.text")
  /// Text without format.
  public static let plainText = UTType(exportedAs: "public.plain-text")
  /// Text in UTF-8 without format.
  public static let utf8PlainText = UTType(exportedAs: "public.utf8-plain-text")
  /// Text with format.
  public static let rtf = UTType(exportedAs: "public.rtf")
  /// A page of the web.
  public static let html = UTType(exportedAs: "public.html")
  /// XML.
  public static let xml = UTType(exportedAs: "public.xml")
  /// JSON.
  public static let json = UTType(exportedAs: "public.json")
  /// Text with commas.
  public static let commaSeparatedText = UTType(exportedAs: "public.comma-separated-values-text")
  /// A document to print.
  public static let pdf = UTType(exportedAs: "com.adobe.pdf")
  /// A picture.
  public static let image = UTType(exportedAs: "public.image")
  /// A picture in PNG.
  public static let png = UTType(exportedAs: "public.png")
  /// A picture in JPEG.
  public static let jpeg = UTType(exportedAs: "public.jpeg")
  /// A picture in HEIC.
  public static let heic = UTType(exportedAs: "public.heic")
  /// A picture in GIF.
  public static let gif = UTType(exportedAs: "com.compuserve.gif")
  /// A film.
  public static let movie = UTType(exportedAs: "public.movie")
  /// A film in MPEG-4.
  public static let mpeg4Movie = UTType(exportedAs: "public.mpeg-4")
  /// Sound.
  public static let audio = UTType(exportedAs: "public.audio")
  /// An address.
  public static let url = UTType(exportedAs: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(exportedAs: "public.file-url")
  /// A contact.
  public static let vCard = UTType(exportedAs: "public.vcard")
  /// Packed files.
  public static let zip = UTType(exportedAs: "public.zip-archive")
  /// A package of files that is an app.
  public static let applicationBundle = UTType(exportedAs: "com.apple.application-bundle")
  /// Several parts in one.
  public static let compositeContent = UTType(exportedAs: "public.composite-content")
  /// What can be seen or heard.
  public static let audiovisualContent = UTType(exportedAs: "public.audiovisual-content")
  /// A list of settings.
  public static let propertyList = UTType(exportedAs: "com.apple.property-list")
  /// A drawing in SVG.
  public static let svg = UTType(exportedAs: "public.svg-image")
  /// A picture in WebP.
  public static let webP = UTType(exportedAs: "org.webmproject.webp")
  /// A picture in TIFF.
  public static let tiff = UTType(exportedAs: "public.tiff")
  /// A film in QuickTime.
  public static let quickTimeMovie = UTType(exportedAs: "com.apple.quicktime-movie")
  /// Sound in MP3.
  public static let mp3 = UTType(exportedAs: "public.mp3")
  /// Sound in WAV.
  public static let wav = UTType(exportedAs: "com.microsoft.waveform-audio")
  /// Files that belong together.
  public static let package = UTType(exportedAs: "com.apple.package")
  /// A folder or a package.
  public static let directory = UTType(exportedAs: "public.directory")
  /// A text of a program.
  public static let sourceCode = UTType(exportedAs: "public.source-code")
  /// A database.
  public static let database = UTType(exportedAs: "public.database")
}
