import Testing

@testable import UIKit

/// Self-sizing items of a flow layout, and changes of their data.
@Suite struct CollectionUpdateTests {
  private final class Words: UICollectionViewDataSource {
    var words: [String]
    private(set) var asked: [String] = []

    init(_ words: [String]) {
      self.words = words
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { words.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      asked.append(words[indexPath.item])
      let cell = UICollectionViewCell(frame: .zero)
      let label = UILabel()
      label.text = words[indexPath.item]
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      ])
      return cell
    }

    func forget() { asked = [] }
  }

  private func collection(_ words: Words) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.onPhone()
    view.dataSource = words
    view.layoutIfNeeded()
    return view
  }

  private func width(_ view: UICollectionView, _ item: Int) -> CGFloat? {
    view.cellForItem(at: IndexPath(item: item, section: 0))?.frame.width
  }

  private func labelWidth(_ text: String) -> CGFloat {
    let label = UILabel().onPhone()
    label.text = text
    return label.intrinsicContentSize.width
  }

  @Test func itemsAreAsLargeAsTheirContent() {
    let view = collection(Words(["a", "several words", "b"]))
    #expect(width(view, 0) == labelWidth("a"))
    #expect(width(view, 1) == labelWidth("several words"))
  }

  @Test func onlyItemsInSightAreMeasured() {
    let words = Words((0..<5000).map { "item \($0)" })
    let view = collection(words)
    #expect(words.asked.count < 300)
    #expect(view.visibleCells.count <= words.asked.count)
  }

  @Test func aBatchDeletesByOldPlacesAndInsertsByNewOnes() {
    let words = Words(["a", "several words", "c"])
    let view = collection(words)
    words.forget()
    words.words = ["new", "several words"]
    view.performBatchUpdates {
      view.insertItems(at: [IndexPath(item: 0, section: 0)])
      view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0)])
    }
    view.layoutIfNeeded()
    #expect(words.asked == ["new"])
    #expect(view.visibleCells.count == 2)
    #expect(width(view, 1) == labelWidth("several words"))
  }

  @Test func aReloadedItemIsMeasuredAnew() {
    let words = Words(["a", "b"])
    let view = collection(words)
    words.words[0] = "a longer text"
    view.reloadItems(at: [IndexPath(item: 0, section: 0)])
    view.layoutIfNeeded()
    #expect(width(view, 0) == labelWidth("a longer text"))
  }
}
