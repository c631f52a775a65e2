/// What the page asks a worker.
struct PreviewQuestion: Codable, Sendable {
  enum Kind: String, Codable {
    /// Which screens the document has.
    case outline
    /// A picture of a screen, with the frames of its views.
    case screen
    /// Why a view is where it is, and which constraints it has.
    case view
    /// What the audit finds on a screen.
    case findings
    /// The document with the edits, as bytes.
    case edited
    /// A picture of a live screen, after events.
    case live
  }

  /// A change that was tried in the page.
  struct Edit: Codable, Hashable, Sendable {
    /// The constraint or view.
    var id: String
    /// `constant`, `priority`, `text` or `fontSize`.
    var property: String
    /// The new value.
    var value: String
  }

  /// The values of the controls; empty for the document's own.
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
  /// Increases when files beside the documents have changed.
  var generation = 0
}
