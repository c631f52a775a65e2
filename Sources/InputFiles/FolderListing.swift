import Foundation

/// The entries of a folder, in the alphabetical order of their names.
package struct FolderListing {
  package struct Entry {
    package let name: String
    /// Whether the entry is a folder; `false` for a symbolic link to a folder.
    package let isFolder: Bool
    package let isLink: Bool
  }

  /// The entries whose names are valid UTF-8, without `.` and `..`.
  package private(set) var entries: [Entry] = []
  /// The names of folders and documents that are not valid UTF-8, with their bytes escaped as in `\xE9`. Foundation
  /// cannot open such files.
  package private(set) var unreadable: [String] = []

  private let folder: String

  /// The names of the entries.
  package var names: [String] { entries.map(\.name) }

  /// Lists a folder; `nil` if it cannot be opened.
  ///
  /// The system returns the kinds of entries with their names, so that no further call per entry is needed.
  package init?(_ folder: String) {
    self.folder = folder
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let kind = Int(entry.pointee.d_type)
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) { characters in
          add(characters, kind: kind)
        }
      }
    }
    // Names that differ only in Unicode normalisation are equal as strings, so they are ordered by their bytes.
    entries.sort { ($0.name, PathBytes($0.name)) < ($1.name, PathBytes($1.name)) }
    unreadable.sort()
  }

  /// The path of an entry: the folder's path, as it was given, followed by the name.
  package func path(of name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private mutating func add(_ characters: UnsafePointer<CChar>, kind: Int) {
    if let name = String(validatingCString: characters) {
      if name == "." || name == ".." { return }
      var kind = kind
      if kind == Int(DT_UNKNOWN) { kind = Self.kind(path(of: name)) }
      entries.append(Entry(name: name, isFolder: kind == Int(DT_DIR), isLink: kind == Int(DT_LNK)))
      return
    }
    let bytes = (0..<strlen(characters)).map { UInt8(bitPattern: characters[$0]) }
    let escaped = bytes.map { byte in
      (0x20..<0x7F).contains(byte) ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }.joined()
    let mayBeFolder = kind == Int(DT_DIR) || kind == Int(DT_UNKNOWN)
    if mayBeFolder || escaped.hasSuffix(".storyboard") || escaped.hasSuffix(".xib") { unreadable.append(escaped) }
  }

  /// The kind of the entry at a path: folder, symbolic link or other. This function is needed for file systems that do
  /// not return the kinds of entries together with their names.
  private static func kind(_ path: String) -> Int {
    var status = stat()
    guard lstat(path, &status) == 0 else { return Int(DT_UNKNOWN) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return Int(DT_DIR)
    case S_IFLNK: return Int(DT_LNK)
    default: return Int(DT_UNKNOWN)
    }
  }
}
