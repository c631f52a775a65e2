import Testing

@testable import UIKit

/// `UICollectionViewFlowLayout` arranges items in lines.
@Suite struct FlowLayoutTests {
  private func collection(
    _ count: Int, item: CGSize, width: CGFloat = 375, rightToLeft: Bool = false,
    _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> (view: UICollectionView, cells: [UICollectionViewCell]) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = item
    change(layout)
    let frame = CGRect(x: 0, y: 0, width: width, height: 500)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout).onPhone(rightToLeft: rightToLeft)
    let cells = (0..<count).map { _ in UICollectionViewCell(frame: .zero) }
    view.setPrototypeCells(cells)
    view.layoutIfNeeded()
    return (view, cells)
  }

  @Test func aLineTakesAsManyItemsAsFitAndSpreadsThem() {
    let (view, cells) = collection(5, item: CGSize(width: 100, height: 50))
    #expect(cells.map(\.frame.minX) == [0, 137.5, 275, 0, 137.5])
    #expect(cells.map(\.frame.minY) == [0, 0, 0, 60, 60])
    #expect(view.contentSize == CGSize(width: 375, height: 110))
  }

  @Test func aLineForASingleItemCentresIt() {
    let (_, cells) = collection(2, item: CGSize(width: 220, height: 50))
    #expect(cells.map(\.frame.minX) == [77.5, 77.5])
  }

  @Test func aPrototypeMayStateItsOwnSize() {
    let (view, cells) = collection(2, item: CGSize(width: 100, height: 50))
    cells[0].prototypeSize = CGSize(width: 300, height: 81)
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(cells.map(\.frame.size) == [CGSize(width: 300, height: 81), CGSize(width: 100, height: 50)])
  }

  @Test func insetsAndHeadersStandAroundTheItems() {
    let (_, cells) = collection(1, item: CGSize(width: 50, height: 50)) {
      $0.sectionInset = UIEdgeInsets(top: 5, left: 12, bottom: 0, right: 0)
      $0.headerReferenceSize = CGSize(width: 0, height: 40)
    }
    #expect(cells[0].frame.origin == CGPoint(x: 12, y: 45))
  }

  @Test func insetsMayBeMeasuredFromTheLayoutMargins() {
    let (view, cells) = collection(1, item: CGSize(width: 50, height: 50)) {
      $0.sectionInset = UIEdgeInsets(top: 5, left: 12, bottom: 0, right: 0)
      $0.sectionInsetReference = .fromLayoutMargins
    }
    #expect(cells[0].frame.origin == CGPoint(x: 12 + view.layoutMargins.left, y: 5 + view.layoutMargins.top))
    #expect(view.layoutMargins.left == 8)
  }

  @Test func horizontalLayoutsRunInColumns() {
    let (view, cells) = collection(3, item: CGSize(width: 80, height: 300)) { $0.scrollDirection = .horizontal }
    #expect(cells.map(\.frame.minX) == [0, 90, 180])
    #expect(cells.allSatisfy { $0.frame.minY == 100 })
    #expect(view.contentSize == CGSize(width: 260, height: 500))
  }

  @Test func linesAreMirrored() {
    let plain = collection(5, item: CGSize(width: 100, height: 50))
    let mirrored = collection(5, item: CGSize(width: 100, height: 50), rightToLeft: true)
    for (left, right) in zip(plain.cells, mirrored.cells) {
      #expect(right.frame == mirrored.view.mirrored(left.frame))
    }
  }

  @Test func selfSizingItemsAreAsLargeAsTheirContent() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 500), collectionViewLayout: layout
    ).onPhone()
    let cell = UICollectionViewCell(frame: .zero)
    let label = UILabel()
    label.text = "An item"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -8),
    ])
    view.setPrototypeCells([cell])
    view.layoutIfNeeded()
    #expect(cell.frame.height == 36.5)
    #expect(!label.isTextTruncated)
  }

  /// A data source of many items.
  private final class Items: UICollectionViewDataSource {
    private(set) var asked = 0

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10_000 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked += 1
      return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  @Test func onlyItemsInSightAreMade() {
    let items = Items()
    let (view, _) = collection(0, item: CGSize(width: 100, height: 100))
    view.dataSource = items
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 15)
    #expect(items.asked == 15)
  }
}
