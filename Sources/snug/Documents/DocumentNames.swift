import Environments
import Foundation

/// Names for the files that are made from documents. No two names collide.
///
/// A document's files may stand in a folder of its name, so no name is a folder of another one either. Names that
/// differ in case only are the same to many file systems.
struct DocumentNames {
  private var documents: Set<String> = []
  private var folders: Set<String> = []

  /// A free name for the document at a path below the folder that was given: without the extension where that is free,
  /// or else with it, or with a number.
  mutating func name(for path: String) -> String {
    let parts = path.split(separator: "/").map { Self.printable(String($0)) }
    var folder = ""
    for part in parts.dropLast() {
      folder += Self.firstFree([part], part) { !documents.contains(Self.key(folder + $0)) } + "/"
      folders.insert(Self.key(String(folder.dropLast())))
    }
    let file = parts.last ?? "unnamed"
    let stem = (file as NSString).deletingPathExtension
    let name =
      folder
      + Self.firstFree([stem, file], stem) { candidate in
        let key = Self.key(folder + candidate)
        return !documents.contains(key) && !folders.contains(key)
      }
    documents.insert(Self.key(name))
    return name
  }

  /// The first free one of the candidates, or of the stem with a number from 2.
  private static func firstFree(_ candidates: [String], _ stem: String, isFree: (String) -> Bool) -> String {
    if let name = candidates.first(where: isFree) { return name }
    var number = 2
    while !isFree("\(stem)-\(number)") { number += 1 }
    return "\(stem)-\(number)"
  }

  private static func key(_ name: String) -> String {
    name.lowercased().precomposedStringWithCanonicalMapping
  }

  /// A part of a path without control characters.
  private static func printable(_ part: String) -> String {
    PlainLine.of(part) == part ? part : PictureName.safe(part)
  }
}
