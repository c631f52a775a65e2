import Foundation

/// One line of `snug layout --format json`: a scene in one environment.
struct LayoutRecord: Encodable {
  /// How much of the scene could be laid out.
  enum Status: String, Encodable {
    /// All of it.
    case ok
    /// Something in the document was left out or is contradictory; ``notes`` says what.
    case partial
    /// Nothing.
    case failed
  }

  /// A view with its place.
  struct View: Encodable {
    var id: String
    var `class`: String
    /// The nearest view around it that has an identifier.
    var superview: String?
    /// x, y, width, height in points, in the coordinates of the view's own superview.
    var frame: [Double]
    /// The attributes that the constraints leave open, of x, y, width and height.
    var ambiguous: [String]
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
}
