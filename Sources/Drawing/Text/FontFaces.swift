internal import CCairo
internal import CFreeType
import Synchronization
import Typesetting

/// The font faces that have been opened for drawing. Each is opened once per process.
///
/// It can be used from any thread: FreeType's library is accessed only under the lock, and Cairo locks faces itself.
nonisolated final class FontFaces: Sendable {
  static let shared = FontFaces()

  /// A font face that has been opened with Cairo.
  struct Face: @unchecked Sendable {
    // Unchecked because of the pointer. Cairo's face is never freed, and Cairo locks it when it is used.
    let cairo: OpaquePointer
    /// Whether the face has colour glyphs (emoji), which have no outlines.
    let hasColor: Bool
  }

  private let opened = Mutex(OpenedFaces())

  /// The face of a font file; `nil` if the file cannot be read.
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
