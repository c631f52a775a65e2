/// The results of comparing a document's screens with their recordings.
struct RecordedScreens: DocumentProduct {
  /// The path of the document.
  var document: String
  /// The screens in their order, each in all environments.
  var screens: [RecordedScreen]
  /// Messages about images of the app for which a box is drawn.
  var notes: [String]
  /// The names of the recordings that `--only` leaves out.
  var others: [String] = []
}
