/// A request that the preview passes from the page to a worker process.
struct PreviewQuestion: Codable, Sendable {
  enum Kind: String, Codable {
    /// Asks for the screens of the document.
    case outline
    /// Asks for a picture of a screen, with the frames of its views.
    case screen
    /// Asks for the explanation of a view's position and size, and its constraints.
    case view
    /// Asks for the findings of an audit of a screen.
    case findings
    /// Asks for the bytes of the document with the edits applied.
    case edited
    /// Applies events to a live screen and asks for its picture.
    case live
  }

  /// A change to the document that the user tries in the page.
  struct Edit: Codable, Hashable, Sendable {
    /// The identifier of the constraint or view to change.
    var id: String
    /// The property to change: `constant`, `priority`, `text` or `fontSize`.
    var property: String
    /// The new value of the property, as text.
    var value: String
  }

  /// The environment that the page's controls choose. An empty value stands for the document's own.
  struct Setting: Codable, Hashable, Sendable {
    var device = ""
    var orientation = ""
    var textSize = ""
    var locale = ""
    var direction = ""
    var appearance = ""
    var contrast = ""
    var boldText = ""
  }

  var kind: Kind
  var document: FoundDocument
  var edits: [Edit] = []
  var scene = ""
  var view = ""
  var setting = Setting()
  /// Pixels per point.
  var scale = 2.0
  /// The events for a live screen.
  var live: LiveQuestion?
  /// The configuration by which findings are judged; `nil` if there is none.
  var configuration: String?
  /// A number that increases when files other than documents have changed, so that cached data must be read again.
  var generation = 0
}
