/// A worker process's answer to a ``PreviewQuestion``: data for the page.
struct PreviewAnswer: Codable, Sendable {
  /// An error message for the page, for example that the document cannot be read. Then there are no other data.
  var problem: String?
  var screens: [Screen]?
  var languages: [String]?
  var picture: Picture?
  var views: [View]?
  var explanation: String?
  var constraints: [Constraint]?
  var subject: Subject?
  var findings: [Finding]?
  /// For a live screen: whether a text input has the keyboard focus.
  var takesKeys: Bool?
  /// For a live screen: whether the picture is the same as the last one, and is therefore not sent again.
  var isUnchanged: Bool?

  struct Screen: Codable {
    var id: String
    var name: String
    var line: Int
  }

  /// The size of a picture in points; the picture itself follows as bytes.
  struct Picture: Codable {
    var width: Double
    var height: Double
    var words: String
  }

  struct View: Codable {
    var id: String
    var name: String
    var className: String
    var line: Int
    /// x, y, width and height, in the coordinates of the picture.
    var frame: [Double]
  }

  /// The view that was clicked.
  struct Subject: Codable {
    var id: String
    var name: String
    var text: String?
    var fontSize: Double?
    /// The horizontal and the vertical content hugging priority.
    var hugging: [Double]
    /// The horizontal and the vertical compression resistance priority.
    var resistance: [Double]
  }

  struct Constraint: Codable {
    var id: String
    var words: String
    var constant: Double
    var priority: Double
    var line: Int
    /// The line that shows the constraint's distance in the picture: x and y of its start and end, in points in the
    /// picture's coordinates; `nil` if the constraint has no such line.
    var dimension: [Double]?
  }

  struct Finding: Codable {
    var rule: String
    var impact: String
    var outcome: String
    var view: String?
    var label: String
    var message: String
    var fix: String
    var extent: String
  }
}
