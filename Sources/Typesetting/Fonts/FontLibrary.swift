import Foundation
import Synchronization

/// Finds the font files of this machine by file name in a fixed list of folders, and faces by their names.
///
/// The result does not depend on the machine's font configuration. Folders are searched in the order of `folders`, and
/// files in the order of their names. If several files have the same name, the first one is used.
final class FontLibrary: Sendable {
  static let shared = FontLibrary(folders: folders)

  /// The folders that are searched, in order. The environment variable `SNUG_FONTS` adds one folder before them.
  static let folders: [String] = {
    let home = NSHomeDirectory()
    let own = ProcessInfo.processInfo.environment["SNUG_FONTS"].map { [$0] } ?? []
    return own + [
      "/usr/share/fonts", "/usr/local/share/fonts", home + "/.local/share/fonts", home + "/.fonts",
      "/opt/homebrew/share/fonts", home + "/Library/Fonts", "/Library/Fonts", "/System/Library/Fonts",
    ]
  }()

  private let fonts: Mutex<FoundFonts>

  init(folders: [String]) {
    fonts = Mutex(FoundFonts(folders: folders))
  }

  /// Makes the faces in font files, such as those of an app's bundle, available by name. They take precedence over
  /// installed faces.
  ///
  /// - Returns: the PostScript names of the added faces, in the order of the files.
  func register(_ paths: [String]) -> [String] { fonts.withLock { $0.register(paths) } }

  /// The face in the installed font file with a name (without the folder); nil if there is none.
  func face(fileName: String, index: Int = 0) -> FontFace? {
    fonts.withLock { $0.face(fileName: fileName, index: index) }
  }

  /// The registered or installed face with a PostScript, full, family or file name; nil if there is none.
  func face(named name: String) -> FontFace? { fonts.withLock { $0.face(named: name) } }

  /// The registered face with a PostScript, full or family name; nil if there is none.
  func registeredFace(named name: String) -> FontFace? { fonts.withLock { $0.registeredFace(named: name) } }
}

/// The font files that have been found and opened so far.
private struct FoundFonts {
  private let folders: [String]
  private var faces: [FontFile: FontFace?] = [:]
  private var facesByName: [String: FontFace?] = [:]
  private var registeredNames: [String: FontFile] = [:]
  private lazy var files: [String: String] = findFiles()
  private lazy var installedNames: [String: FontFile] = findNames()

  init(folders: [String]) {
    self.folders = folders
  }

  mutating func register(_ paths: [String]) -> [String] {
    var added: [String] = []
    for path in paths {
      guard let face = open(FontFile(path: path)), let postScriptName = face.names.first else { continue }
      added.append(postScriptName)
      for name in face.names { registeredNames[Self.folded(name)] = face.file }
    }
    facesByName.removeAll()
    return added
  }

  mutating func face(fileName: String, index: Int = 0) -> FontFace? {
    guard let path = files[fileName] else { return nil }
    return open(FontFile(path: path, index: index))
  }

  mutating func face(named name: String) -> FontFace? {
    if let found = facesByName[name] { return found }
    let wanted = Self.folded(name)
    let registered = registeredNames[wanted]
    let files = files
    let byFileName = ["otf", "ttf"].lazy.compactMap { files["\(name).\($0)"] }.first.map { FontFile(path: $0) }
    let found = (registered ?? byFileName ?? installedNames[wanted]).flatMap { open($0) }
    facesByName[name] = .some(found)
    return found
  }

  mutating func registeredFace(named name: String) -> FontFace? {
    registeredNames[Self.folded(name)].flatMap { open($0) }
  }

  private mutating func open(_ file: FontFile) -> FontFace? {
    if let face = faces[file] { return face }
    let face = FontFace(file)
    faces[file] = .some(face)
    return face
  }

  private func findFiles() -> [String: String] {
    var files: [String: String] = [:]
    for folder in folders {
      guard let names = FileManager.default.enumerator(atPath: folder) else { continue }
      for name in names.compactMap({ $0 as? String }).sorted() {
        let file = (name as NSString).lastPathComponent
        guard ["otf", "ttf", "ttc", "otc"].contains((file as NSString).pathExtension.lowercased()) else { continue }
        if files[file] == nil { files[file] = folder + "/" + name }
      }
    }
    return files
  }

  /// Reads the names of all installed faces. This opens every font file, so it is done only if a requested name is not
  /// a file name.
  private mutating func findNames() -> [String: FontFile] {
    var found: [String: FontFile] = [:]
    for name in files.keys.sorted() {
      guard let path = files[name], let face = FontFace(FontFile(path: path)) else { continue }
      for name in face.names where found[Self.folded(name)] == nil { found[Self.folded(name)] = face.file }
    }
    return found
  }

  private static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" }
  }
}
