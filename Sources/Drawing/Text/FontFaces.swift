import CCairo
import CFreeType
import Foundation

/// The font files that have been opened for drawing, each once per process.
///
/// Safe to use from any thread: FreeType's library is only touched under the lock, and Cairo locks faces by itself.
final class FontFaces: @unchecked Sendable {
  static let shared = FontFaces()

  /// A face of a font file, ready for Cairo.
  struct Face {
    let cairo: OpaquePointer
    /// Whether its glyphs are coloured pictures (emoji), which have no outlines.
    let hasColor: Bool
  }

  private struct Key: Hashable {
    let path: String
    let index: Int
  }

  private let lock = NSLock()
  private var library: FT_Library?
  private var faces: [Key: Face?] = [:]

  /// The face number `index` of the file at `path`; `nil` if there is no such face.
  func face(path: String, index: Int) -> Face? {
    lock.lock()
    defer { lock.unlock() }
    let key = Key(path: path, index: index)
    if let known = faces[key] { return known }
    let opened = open(key)
    faces[key] = .some(opened)
    return opened
  }

  private func open(_ key: Key) -> Face? {
    if library == nil { FT_Init_FreeType(&library) }
    var handle: FT_Face?
    guard FT_New_Face(library, key.path, FT_Long(key.index), &handle) == 0, let handle else { return nil }
    let hasColor = handle.pointee.face_flags & (1 << 14) != 0  // FT_FACE_FLAG_COLOR, a macro that Swift cannot see
    let loadFlags = hasColor ? 1 << 20 : 1 << 1  // FT_LOAD_COLOR, FT_LOAD_NO_HINTING
    guard let cairo = cairo_ft_font_face_create_for_ft_face(handle, Int32(loadFlags)) else { return nil }
    return Face(cairo: cairo, hasColor: hasColor)
  }
}
