extension UICollectionViewController {
  /// The controller's view; nil if it is not a collection view.
  var list: UICollectionView? {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// Loads the collection view from the controller's Interface Builder document. If there is none, makes a collection
  /// view whose data source and delegate are this controller.
  func loadList() {
    if loadViewFromDocument() { return }
    let list = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: ownLayout)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = list
    list.dataSource = self
    list.delegate = self
  }
}
