/// How many pictures an HTML report has, and how large they are. It follows from the number of documents, so that the report
/// of a large app can still be sent, and takes no longer than its audit.
///
/// On public apps, a picture has about 45 KB, and at one pixel per point 18 KB; a document has one or two screens with
/// findings.
enum PictureAmount: String {
  /// The environments in which findings are worst, and all text sizes of one of them.
  case all
  /// For each screen, the environment in which most findings are worst.
  case onePerScreen
  /// The same, at one pixel per point.
  case small

  /// - Parameter documents: the number of documents of the run.
  init(documents: Int) {
    switch documents {
    case ...100: self = .all
    case ...250: self = .onePerScreen
    default: self = .small
    }
  }

  /// Pixels per point.
  var scale: Double { self == .small ? 1 : 2 }
}
