import Environments
import Foundation

/// Makes unique names for the output files of documents.
///
/// The output files of a document may be in a folder of its name, so no name may be a folder of another name either.
/// Names that differ only in case count as equal, because they are the same file in many file systems.
struct DocumentNames {
  private var documents: Set<String> = []
  private var folders: Set<String> = []

  /// An unused name for the document at a path relative to the searched folder: the path without extension if that is
  /// unused, or else with extension, or else with a number.
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

  /// The first unused name among the candidates, followed by the stem with a number from 2.
  private static func firstFree(_ candidates: [String], _ stem: String, isFree: (String) -> Bool) -> String {
    if let name = candidates.first(where: isFree) { return name }
    var number = 2
    while !isFree("\(stem)-\(number)") { number += 1 }
    return "\(stem)-\(number)"
  }

  private static func key(_ name: String) -> String {
    name.lowercased().precomposedStringWithCanonicalMapping
  }

  /// A component of a path, made safe if it contains control characters.
  private static func printable(_ part: String) -> String {
    PlainLine.of(part) == part ? part : PictureName.safe(part)
  }
}
