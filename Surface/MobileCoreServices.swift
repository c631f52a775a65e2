@_exported import UIKit

// The names of types of files, as they were before `UTType`. Code casts them to `String`, which they are here.

/// Any image.
public let kUTTypeImage = "public.image"

/// An image as JPEG.
public let kUTTypeJPEG = "public.jpeg"

/// An image as PNG.
public let kUTTypePNG = "public.png"

/// An image as GIF.
public let kUTTypeGIF = "com.compuserve.gif"

/// Any film.
public let kUTTypeMovie = "public.movie"

/// A film with or without sound.
public let kUTTypeVideo = "public.video"

/// A document as PDF.
public let kUTTypePDF = "com.adobe.pdf"

/// Any text.
public let kUTTypeText = "public.text"

/// Text without format.
public let kUTTypePlainText = "public.plain-text"

/// An address of the web.
public let kUTTypeURL = "public.url"

/// Any data.
public let kUTTypeData = "public.data"

/// The tags of types that are endings of file names.
@answers("public.filename-extension") public var kUTTagClassFilenameExtension: CFString { get }

/// The tags of types that are MIME types.
@answers("public.mime-type") public var kUTTagClassMIMEType: CFString { get }

/// The type of files with an ending or a MIME type; `nil` if it is not known.
@byHand public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>?

/// The usual ending or MIME type of a type; `nil` if none is known.
@byHand public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>?
