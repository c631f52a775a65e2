import Foundation
import Testing

@testable import UIKit

/// Where compositional layouts put items, headers and footers.
@Suite struct CompositionalLayoutTests {
  private final class Items: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    var height: CGFloat = 0
    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      if height > 0, cell.contentView.subviews.isEmpty {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.heightAnchor.constraint(equalToConstant: height + CGFloat(indexPath.item)),
          box.widthAnchor.constraint(equalToConstant: 10),
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
          box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        ])
      }
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
      view.tag = indexPath.section + 100
      return view
    }
  }

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func view(_ section: NSCollectionLayoutSection, _ items: Items) -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 1000), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "edge")
    view.dataSource = items
    view.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UICollectionView) -> [CGRect] { view.visibleCells.map(\.frame) }

  @Test func aGroupRepeatsItsPlacesWhileTheyFit() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let items = Items([4])
    let view = view(NSCollectionLayoutSection(group: group), items)
    #expect(
      frames(view) == [
        CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 100, y: 0, width: 100, height: 50),
        CGRect(x: 200, y: 0, width: 100, height: 50), CGRect(x: 0, y: 50, width: 100, height: 50),
      ])
    #expect(view.contentSize == CGSize(width: 300, height: 100))
  }

  @Test func equalPlacesShareTheRoomLessTheirDistances() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 2)
    group.interItemSpacing = .fixed(20)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    section.interGroupSpacing = 8
    let items = Items([3])
    let view = view(section, items)
    #expect(
      frames(view) == [
        CGRect(x: 10, y: 5, width: 130, height: 40), CGRect(x: 160, y: 5, width: 130, height: 40),
        CGRect(x: 10, y: 53, width: 130, height: 40),
      ])
    #expect(view.contentSize.height == 98)
  }

  @Test func groupsStandInsideOfGroups() {
    let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [small])
    let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column])
    let items = Items([3])
    let view = view(NSCollectionLayoutSection(group: group), items)
    #expect(
      frames(view) == [
        CGRect(x: 0, y: 0, width: 150, height: 100), CGRect(x: 150, y: 0, width: 150, height: 50),
        CGRect(x: 150, y: 50, width: 150, height: 50),
      ])
  }

  @Test func guessedHeightsBecomeThoseOfTheContent() {
    let estimated = size(.fractionalWidth(1), .estimated(30))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: estimated, subitems: [NSCollectionLayoutItem(layoutSize: estimated)])
    let items = Items([3])
    items.height = 60
    let view = view(NSCollectionLayoutSection(group: group), items)
    #expect(frames(view).map(\.height) == [60, 61, 62])
    #expect(frames(view).map(\.minY) == [0, 60, 121])
    #expect(frames(view).allSatisfy { $0.width == 300 })
    #expect(view.contentSize.height == 183)
  }

  @Test func headersStandAboveTheirSection() {
    let whole = size(.fractionalWidth(1), .absolute(20))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
    ]
    let items = Items([1, 2])
    let view = view(section, items)
    let headers = view.visibleSupplementaryViews(ofKind: "header")
    #expect(headers.map(\.tag) == [100, 101])
    #expect(headers.map(\.frame.minY) == [0, 50])
    #expect(frames(view).map(\.minY) == [30, 80, 100])
    items.counts = [1]
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.visibleSupplementaryViews(ofKind: "header").map(\.tag) == [100])
  }

  @Test func orthogonalSectionsStandInOneLine() {
    let whole = size(.absolute(200), .absolute(40))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    let items = Items([2])
    let view = view(section, items)
    #expect(frames(view).map(\.minX) == [0, 210])
    #expect(frames(view).map(\.minY) == [0, 0])
    #expect(view.contentSize.height == 40)
  }

  @Test func aListHasRowsAsWideAsItself() {
    let items = Items([2])
    items.height = 50
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = items
    view.layoutIfNeeded()
    #expect(
      frames(view) == [CGRect(x: 0, y: 0, width: 300, height: 50), CGRect(x: 0, y: 50, width: 300, height: 51)])
  }
}
