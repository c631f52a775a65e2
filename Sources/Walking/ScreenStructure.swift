import UIKit

/// The structure of a screen: the classes of its controllers, and the classes and identifiers of its visible views.
///
/// Texts, images and numbers of equal views are not part of it: of rows there are none or some, of other views none, one or
/// several. So a screen with other data is the same screen, and one to which each tap adds a view does not grow without end.
struct ScreenStructure {
  /// A short text that is the same for the same structure.
  let key: String

  /// - Parameters:
  ///   - controller: the controller whose view is shown in front.
  ///   - root: the view below which the screen's views are.
  init(of controller: UIViewController?, below root: UIView) {
    key = Self.key((controller.map(Self.words) ?? "") + Self.words(root))
  }

  /// The structure of a view alone, such as a cell.
  init(of view: UIView) {
    key = Self.key(Self.words(view))
  }

  /// A short text for a long one, by the hash function FNV-1a. It is the same in every run.
  private static func key(_ text: String) -> String {
    String(text.utf8.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }, radix: 36)
  }

  private static func words(_ controller: UIViewController) -> String {
    let shown = controller.children.filter { $0.viewIfLoaded?.window != nil }
    return "\(StableTypeName(type(of: controller)).text)[\(shown.map(words).joined(separator: ","))]"
  }

  private static func words(_ view: UIView) -> String {
    guard !view.isHidden, view.alpha >= 0.01 else { return "" }
    var parts = view.subviews.map(words).filter { !$0.isEmpty }
    let isList = view is UITableView || view is UICollectionView
    // A list that is shown again has its cells, headers and footers in another order.
    parts = limited(isList ? parts.sorted() : parts, to: isList ? 1 : 2)
    return
      "\(StableTypeName(type(of: view)).text)#\(view.accessibilityIdentifier ?? "")(\(parts.joined(separator: ",")))"
  }

  /// The parts, of which at most some are equal: the number of equal views depends on the data.
  private static func limited(_ parts: [String], to most: Int) -> [String] {
    var counts: [String: Int] = [:]
    return parts.filter { part in
      counts[part, default: 0] += 1
      return counts[part, default: 0] <= most
    }
  }
}
