import Audit
import Environments
import Foundation
import InterfaceBuilder

/// One line of `snug layout --format json`: a scene in one environment. ``SceneLayout`` makes it.
struct LayoutRecord: Encodable {
  /// How much of the scene could be laid out.
  enum Status: String, Encodable {
    /// All of it.
    case ok
    /// Parts of it were left out or contradict each other; ``notes`` says which.
    case partial
    /// Nothing.
    case failed
  }

  /// A view with its place.
  struct View: Encodable {
    var id: String
    var `class`: String
    /// The nearest view around it that has an identifier; null for the root view.
    var superview: String?
    /// x, y, width, height in points, in the coordinates of the view's own superview.
    var frame: [Double]
    /// What the constraints leave open, of x, y, width and height.
    var ambiguous: [String]

    private enum CodingKeys: CodingKey {
      case id, `class`, superview, frame, ambiguous
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(id, forKey: .id)
      try values.encode(`class`, forKey: .class)
      try values.encode(superview, forKey: .superview)
      try values.encode(frame, forKey: .frame)
      try values.encode(ambiguous, forKey: .ambiguous)
    }
  }

  /// Something in the document that was not understood or contradicts itself.
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

  /// The line, with its end. Keys are sorted and numbers are the shortest that read back the same, so the same frames
  /// are always the same bytes.
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
  /// The line for a document without a screen, such as one that holds only a menu.
  init(withoutScreens document: InterfaceDocument) {
    let notes = document.notes.map { Note(line: $0.line, object: $0.objectID, message: $0.message) }
    self.init(document: document.path, status: .ok, views: [], notes: notes)
  }

  /// The line for a document that could not be read.
  init(failure: DocumentFault, in path: String) {
    self.init(
      document: path, status: .failed, views: [], notes: [Note(line: failure.line, message: failure.message)])
  }
}
