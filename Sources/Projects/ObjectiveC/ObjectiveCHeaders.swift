import Foundation
import InputFiles

/// The headers that a bridging header imports, directly or indirectly, in the form in which clang receives them.
///
/// An imported header is found by its file name, anywhere in the given folders. A symbolic link that leads out of the
/// checkout is not followed. Headers that are not found, such as those of Apple's frameworks, are replaced by one
/// generated header that declares the names that the app's headers use.
public struct ObjectiveCHeaders {
  /// The files that clang reads: their names, without folders, and their contents.
  public private(set) var files: [(name: String, contents: String)] = []
  /// The names of the frameworks whose headers are imported but are not in the checkout, in alphabetical order.
  public private(set) var frameworks: [String] = []
  /// Notes about headers of the checkout that could not be read, or that exceed the limits.
  public private(set) var notes: [ProjectNote] = []
  /// The macros that Swift imports as constants: `value` is a number, or `"` for a text.
  private(set) var constants: [(name: String, value: String)] = []

  /// The number of headers of the checkout that were read.
  public var count: Int { texts.count }

  private var texts: [(path: String, text: HeaderText)] = []
  private var indices: [String: Int] = [:]
  private var bytes = 0

  /// The limits: the number of headers, the size of one header in megabytes, and the size of all headers in bytes.
  private static let most = (headers: 4000, megabytes: 4, bytes: 32 << 20)

  static let mainFile = "snug-main.h"
  /// The name of a method that is inserted after `@optional` in protocols, since clang's output does not say which
  /// methods are optional. `requiredMark` is inserted after `@required`.
  static let optionalMark = "snugOptionalMembersFollow"
  static let requiredMark = "snugRequiredMembersFollow"

  /// Reads the bridging header and the headers that it imports.
  ///
  /// - Parameters:
  ///   - bridgingHeader: the path of the bridging header.
  ///   - folders: the folders to look for headers in, such as the checkout.
  /// - Throws: ``ObjectiveCError`` if the bridging header cannot be read.
  public init(bridgingHeader: String, folders: [String]) throws(ObjectiveCError) {
    let search = HeaderSearch(in: folders)
    let path = ProjectRoots.absolute(bridgingHeader)
    guard add(path) != nil else {
      throw ObjectiveCError(notes.first?.description ?? "\(bridgingHeader): the header cannot be read")
    }
    var missing: Set<String> = []
    var next = 0
    while next < texts.count {
      let (importer, text) = texts[next]
      next += 1
      for imported in text.lines.compactMap(HeaderDirective.imported) {
        if let found = search.path(of: imported, from: importer) {
          _ = add(found)
        } else if !imported.isQuoted, let slash = imported.name.firstIndex(of: "/") {
          missing.insert(String(imported.name[..<slash]))
        }
      }
    }
    frameworks = missing.filter(SwiftText.isIdentifier).sorted()
    writeFiles(search)
  }

  private mutating func add(_ path: String) -> Int? {
    if let index = indices[path] { return index }
    guard texts.count < Self.most.headers, bytes < Self.most.bytes else { return nil }
    do throws(RegularFile.Problem) {
      let data = try RegularFile.read(path, atMost: Self.most.megabytes)
      bytes += data.count
      indices[path] = texts.count
      texts.append((path, HeaderText(data)))
      if texts.count == Self.most.headers || bytes >= Self.most.bytes {
        notes.append(ProjectNote(path, "there are too many headers: those after this one are left out"))
      }
      return texts.count - 1
    } catch {
      indices[path] = -1
      notes.append(ProjectNote(path, "the header cannot be read: \(error.reason)"))
      return nil
    }
  }

  private mutating func writeFiles(_ search: HeaderSearch) {
    let tokens = texts.map { HeaderTokens($0.text) }
    files = [
      (FrameworkHeader.fileName, FrameworkHeader.text(UndeclaredNames(tokens))),
      (Self.mainFile, "#import \"\(Self.fileName(0))\"\n"),
    ]
    for (index, (importer, text)) in texts.enumerated() {
      func file(_ imported: HeaderDirective.Import) -> String? {
        guard let path = search.path(of: imported, from: importer), let found = indices[path], found >= 0 else {
          return nil
        }
        return Self.fileName(found)
      }
      let lines = text.lines.map { line in
        HeaderDirective.safe(line, file: file) { file($0) != nil || frameworks.contains(where: $0.name.hasPrefix) }
      }
      files.append((Self.fileName(index), lines.joined(separator: "\n") + "\n"))
    }
    var names: Set<String> = []
    for macro in tokens.flatMap(\.macros) {
      if let value = macro.value, names.insert(macro.name).inserted { constants.append((macro.name, value)) }
    }
  }

  private static func fileName(_ index: Int) -> String { "h\(index).h" }

  /// Whether a file in clang's output is the copy of a header of the checkout, rather than the generated header.
  static func isOwn(_ file: String) -> Bool { file.firstMatch(of: /(?:^|\/)h[0-9]+\.h$/) != nil }

  /// The arguments for clang, which then prints the syntax tree of the headers as JSON.
  ///
  /// Run clang in the folder of the files, with an empty environment, and with a limit for time and memory: nested
  /// macros can expand to a text of exponential size. Ignore its error messages and its exit code, since incomplete
  /// headers are expected.
  public static let clangArguments = [
    "-x", "objective-c", "-target", "x86_64-apple-ios16.0-simulator", "-fsyntax-only", "-nostdinc", "-fobjc-arc",
    "-fblocks",
    "-fno-color-diagnostics", "-ferror-limit=0", "-w", "-Xclang", "-ast-dump=json", "-include",
    FrameworkHeader.fileName, mainFile,
  ]
}
