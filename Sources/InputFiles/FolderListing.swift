import Foundation

/// The entries of a folder, in the alphabetical order of their names.
package struct FolderListing {
  package struct Entry {
    package let name: String
    /// Whether it is a folder, and not a link to one.
    package let isFolder: Bool
    package let isLink: Bool
  }

  /// The entries whose names are text, without `.` and `..`.
  package private(set) var entries: [Entry] = []
  /// Names of folders and documents that are no UTF-8, their bytes escaped as `\xE9`. Foundation cannot open these.
  package private(set) var unreadable: [String] = []

  private let folder: String

  /// The names of the entries.
  package var names: [String] { entries.map(\.name) }

  /// Lists a folder; `nil` if that is not possible.
  ///
  /// The kinds come with the names, so that listing a folder takes one call of the system per folder, not per entry.
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
    // Names that are equal up to Unicode normalisation would have no order.
    entries.sort { ($0.name, PathBytes($0.name)) < ($1.name, PathBytes($1.name)) }
    unreadable.sort()
  }

  /// The path of an entry, beginning with the folder as it was given.
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

  /// What is at the path: a folder, a link, or something else. Asked where the file system has not told the kind.
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
