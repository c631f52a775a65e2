import Foundation

/// A controller whose view is, or holds, a collection view.
open class UICollectionViewController: UIViewController {
  /// The collection view.
  // UIKit's type; nil only while the view isn't loaded.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }
  /// Whether a chosen item is freed when the view appears.
  open var clearsSelectionOnViewWillAppear = true
}
