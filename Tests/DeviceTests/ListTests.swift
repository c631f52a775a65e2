import Drawing
import Foundation
import Testing
import UIKit

/// Lists as iOS drew them.
@Suite struct ListTests {
  nonisolated static let recorded = RecordedLists.all

  private final class Numbers: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = String(indexPath.row)
      return cell
    }
  }

  @Test(arguments: recorded.tables)
  func numbersAndLinesOfAPlainTableStandWithinAPoint(_ recorded: RecordedLists.Table) throws {
    let size = CGSize(width: recorded.size[0], height: recorded.size[1])
    let numbers = Numbers()
    let picture = try UIScreen(size: size, scale: 3).performAsMain {
      let table = UITableView(frame: CGRect(origin: .zero, size: size))
      table.setRootTraits(.iOS13(.medium))
      table.hostEnvironment = UIHostEnvironment(
        safeAreaInsets: UIEdgeInsets(top: recorded.safeAreaTop, left: 0, bottom: 0, right: 0))
      table.dataSource = numbers
      return try table.picture()
    }
    for text in recorded.texts.map(\.rect) {
      let ink = try #require(picture.ink(in: CGRect(x: 0, y: text.minY - 12, width: 100, height: 36)))
      #expect(ink.worstEdge(from: text) <= 1, "\(ink), recorded \(text)")
    }
    for line in recorded.lines.map(\.rect) {
      let row = CGRect(x: 0, y: line.minY - 3, width: size.width, height: 6)
      let ink = try #require(picture.boundingBox(in: row) { $0.red < 0.85 }, "no line at \(line)")
      #expect(ink.worstEdge(from: line) <= 1, "\(ink), recorded \(line)")
    }
  }

  /// Since iOS 15 there are no lines below the last row unless the table asks for them.
  @Test func emptyRows() throws {
    let numbers = Numbers()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    table.setRootTraits(.phone())
    table.dataSource = numbers
    let below = CGRect(x: 0, y: 445, width: 320, height: 120)
    #expect(try table.picture().boundingBox(in: below) { $0.red < 0.85 } == nil)
    table.fillerRowHeight = UITableView.automaticDimension
    #expect(try table.picture().boundingBox(in: below) { $0.red < 0.85 } != nil)
    table.tableFooterView = UIView()
    #expect(try table.picture().boundingBox(in: below) { $0.red < 0.85 } == nil)
  }

  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = UICollectionViewCell(frame: .zero)
      cell.contentView.backgroundColor = .orange
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: min(300, collectionView.bounds.width - 50), height: collectionView.bounds.height)
    }
  }

  @Test func itemsOfAHorizontalFlowHaveTheFramesOfTheRecordedOnes() throws {
    let recorded = Self.recorded.items
    let root = UIView(frame: CGRect(x: 0, y: 0, width: recorded.size[0], height: recorded.size[1]))
    root.setRootTraits(.iOS13(.medium))
    root.backgroundColor = .white
    root.hostEnvironment = UIHostEnvironment(
      safeAreaInsets: UIEdgeInsets(top: recorded.safeAreaTop, left: 0, bottom: 0, right: 0))
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 20
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let items = Items()
    list.dataSource = items
    list.delegate = items
    list.clipsToBounds = true
    list.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      list.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
    ])
    let picture = try root.picture()
    for frame in recorded.frames.map(\.rect) {
      let seen = try #require(picture.boundingBox(in: frame.insetBy(dx: -5, dy: -5)) { $0.blue < 0.5 })
      #expect(seen == frame)
    }
  }
}
