import Audit
import Environments
import Foundation
import InterfaceBuilder

/// One line of `snug layout --format json`: a scene in one environment. ``SceneLayout`` makes it.
struct LayoutRecord: Encodable {
  /// Whether the whole scene could be laid out.
  enum Status: String, Encodable {
    /// The whole scene was laid out.
    case ok
    /// Parts of the scene were left out, or constraints conflict; ``notes`` names them.
    case partial
    /// Nothing was laid out, because the document could not be read.
    case failed
  }

  /// A view with its frame.
  struct View: Encodable {
    var id: String
    var `class`: String
    /// The identifier of the nearest ancestor that has one; null for the root view.
    var superview: String?
    /// x, y, width, height in points, in the coordinates of the view's own superview.
    var frame: [Double]
    /// The ambiguous attributes: `x`, `y`, `width`, `height`, or these with `content` before them for a scroll view's
    /// content.
    var ambiguous: [String]
    /// Why the frame is an estimate; left out if it is exact.
    var estimated: [String]?

    private enum CodingKeys: CodingKey {
      case id, `class`, superview, frame, ambiguous, estimated
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(id, forKey: .id)
      try values.encode(`class`, forKey: .class)
      try values.encode(superview, forKey: .superview)
      try values.encode(frame, forKey: .frame)
      try values.encode(ambiguous, forKey: .ambiguous)
      try values.encodeIfPresent(estimated, forKey: .estimated)
    }
  }

  /// A message about something in the document that was not understood, or about a conflict of constraints.
  struct Note: Encodable {
    var line: Int?
    var object: String?
    var message: String
  }

  var document: String
  var scene: String?
  var environment: String?
  var status: Status
  var views: [View]
  var notes: [Note]

  /// The JSON text with a line end. Keys are sorted, and each number is the shortest text that reads back as the same
  /// value, so equal layouts give equal bytes.
  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    let data = (try? encoder.encode(self)) ?? Data()
    return PlainLine.ofJSON(data) + "\n"
  }
}

extension LayoutRecord {
  /// Makes the line for a document without a screen, such as one that contains only a menu.
  init(withoutScreens document: InterfaceDocument) {
    let notes = document.notes.map { Note(line: $0.line, object: $0.objectID, message: $0.message) }
    self.init(document: document.path, status: .ok, views: [], notes: notes)
  }

  /// Makes the line for a document that could not be read.
  init(failure: DocumentFault, in path: String) {
    self.init(
      document: path, status: .failed, views: [], notes: [Note(line: failure.line, message: failure.message)])
  }
}
