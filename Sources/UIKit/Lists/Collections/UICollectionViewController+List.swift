extension UICollectionViewController {
  /// The controller's view, if that is a collection view.
  var list: UICollectionView? {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// Makes the collection view, with this controller as data source and delegate, unless the document has one.
  func loadList() {
    if loadViewFromDocument() { return }
    let list = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: ownLayout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = list
    list.dataSource = self
    list.delegate = self
  }
}
