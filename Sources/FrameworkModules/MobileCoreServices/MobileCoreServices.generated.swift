// Made by `make surface` from Surface/MobileCoreServices.swift; don't edit.
// swift-format-ignore-file

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
public var kUTTagClassFilenameExtension: CFString { "public.filename-extension" }

/// The tags of types that are MIME types.
public var kUTTagClassMIMEType: CFString { "public.mime-type" }
