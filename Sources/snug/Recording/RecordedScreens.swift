/// The results of comparing a document's screens with their recordings.
struct RecordedScreens: DividedProduct {
  /// The path of the document.
  var document: String
  /// The screens in their order, each in all environments.
  var screens: [RecordedScreen]
  /// Messages about images of the app for which a box is drawn.
  var notes: [String]
  /// The names of the recordings that `--only` leaves out.
  var others: [String] = []

  mutating func add(_ other: RecordedScreens) {
    screens += other.screens
    notes += other.notes.filter { !notes.contains($0) }
    others += other.others
  }
}
