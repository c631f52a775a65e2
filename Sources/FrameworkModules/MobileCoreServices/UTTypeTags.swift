import Foundation
import UIKit
import UniformTypes

/// The type of files with an ending or a MIME type; `nil` if it is not known.
///
/// On Apple's systems, an unknown tag has a type that is made for it.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let tag = String(describing: inTag)
  let type = inTagClass == kUTTagClassMIMEType ? UTType(mimeType: tag) : UTType(filenameExtension: tag)
  return type.map { Unmanaged.passRetained(NSString(string: $0.identifier)) }
}

/// The usual ending or MIME type of a type; `nil` if none is known.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
  let type = UTType(String(describing: inUTI))
  let tag = inTagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : type?.preferredFilenameExtension
  return tag.map { Unmanaged.passRetained(NSString(string: $0)) }
}
