import Foundation

/// The names in a folder, in their order.
struct FolderListing {
  /// Names that are text.
  private(set) var names: [String] = []
  /// Names of folders and documents that are no UTF-8, their bytes escaped as `\xE9`. Foundation cannot open these.
  private(set) var unreadable: [String] = []

  /// Lists a folder; `nil` if that is not possible.
  init?(_ folder: String) {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let kind = Int(entry.pointee.d_type)
      withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) { characters in
          add(characters, mayBeFolder: kind == Int(DT_DIR) || kind == Int(DT_UNKNOWN))
        }
      }
    }
    names.sort()
    unreadable.sort()
  }

  private mutating func add(_ characters: UnsafePointer<CChar>, mayBeFolder: Bool) {
    if let name = String(validatingCString: characters) {
      if name != ".", name != ".." { names.append(name) }
      return
    }
    let bytes = (0..<strlen(characters)).map { UInt8(bitPattern: characters[$0]) }
    let escaped = bytes.map { byte in
      (0x20..<0x7F).contains(byte) ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }.joined()
    if mayBeFolder || escaped.hasSuffix(".storyboard") || escaped.hasSuffix(".xib") { unreadable.append(escaped) }
  }
}
