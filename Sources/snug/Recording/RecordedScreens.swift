/// The results for a document's screens.
struct RecordedScreens: DocumentProduct {
  /// The path of the document.
  var document: String
  /// The screens in their order, each in all environments.
  var screens: [RecordedScreen]
  /// Why pictures of the app are boxes with a name.
  var notes: [String]
  /// The names of the recordings that were not chosen.
  var others: [String] = []
}
