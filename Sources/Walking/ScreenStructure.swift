import UIKit

/// The structure of a screen: the classes of its controllers, and the classes and identifiers of its visible views.
///
/// Texts, images and the number of rows are not part of it. So a screen with other data is the same screen.
struct ScreenStructure {
  /// A short text that is the same for the same structure.
  let key: String

  /// - Parameters:
  ///   - controller: the controller whose view is shown in front.
  ///   - root: the view below which the screen's views are.
  init(of controller: UIViewController?, below root: UIView) {
    let text = (controller.map(Self.words) ?? "") + Self.words(root)
    // FNV-1a: the same structure has the same key in every run.
    let hash = text.utf8.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    key = String(hash, radix: 36)
  }

  private static func words(_ controller: UIViewController) -> String {
    let shown = controller.children.filter { $0.viewIfLoaded?.window != nil }
    return "\(String(reflecting: type(of: controller)))[\(shown.map(words).joined(separator: ","))]"
  }

  private static func words(_ view: UIView) -> String {
    guard !view.isHidden, view.alpha >= 0.01 else { return "" }
    var parts = view.subviews.map(words).filter { !$0.isEmpty }
    if view is UITableView || view is UICollectionView || view is UIStackView { parts = unique(parts) }
    return
      "\(String(reflecting: type(of: view)))#\(view.accessibilityIdentifier ?? "")(\(parts.joined(separator: ",")))"
  }

  /// The parts without repetitions: the number of equal rows depends on the data.
  private static func unique(_ parts: [String]) -> [String] {
    var seen: Set<String> = []
    return parts.filter { seen.insert($0).inserted }
  }
}
