internal import CCairo
internal import CFreeType
import Synchronization
import Typesetting

/// The font files that have been opened for drawing, each once per process.
///
/// Safe to use from any thread: FreeType's library is accessed only under the lock, and Cairo locks faces itself.
nonisolated final class FontFaces: Sendable {
  static let shared = FontFaces()

  /// A face of a font file, ready for Cairo.
  struct Face: @unchecked Sendable {
    // Unchecked because it is a pointer. What it points to is never freed, and Cairo locks it.
    let cairo: OpaquePointer
    /// Whether its glyphs are coloured pictures (emoji), which have no outlines.
    let hasColor: Bool
  }

  private let opened = Mutex(OpenedFaces())

  /// The face of `file`; `nil` if it cannot be read.
  func face(of file: FontFile) -> Face? {
    opened.withLock { $0.face(of: file) }
  }
}

private nonisolated struct OpenedFaces {
  private var library: FT_Library?
  private var faces: [FontFile: FontFaces.Face?] = [:]

  mutating func face(of file: FontFile) -> FontFaces.Face? {
    if let known = faces[file] { return known }
    let opened = open(file)
    faces[file] = .some(opened)
    return opened
  }

  private mutating func open(_ file: FontFile) -> FontFaces.Face? {
    if library == nil { FT_Init_FreeType(&library) }
    var handle: FT_Face?
    guard FT_New_Face(library, file.path, FT_Long(file.index), &handle) == 0, let handle else { return nil }
    let hasColor = handle.pointee.face_flags & (1 << 14) != 0  // FT_FACE_FLAG_COLOR, a macro that Swift cannot see
    let loadFlags = hasColor ? 1 << 20 : 1 << 1  // FT_LOAD_COLOR, FT_LOAD_NO_HINTING
    guard let cairo = cairo_ft_font_face_create_for_ft_face(handle, Int32(loadFlags)) else { return nil }
    return FontFaces.Face(cairo: cairo, hasColor: hasColor)
  }
}
