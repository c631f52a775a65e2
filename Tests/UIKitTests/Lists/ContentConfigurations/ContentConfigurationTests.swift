import Foundation
import Testing

@testable import UIKit

/// Content configurations make the content of rows, headers and items.
///
/// A row of a table is a pixel higher than its content, for the separator below it.
@Suite struct ContentConfigurationTests {
  private final class Source: NSObject, UITableViewDataSource {
    var fill: (UITableViewCell) -> Void = { _ in }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      fill(cell)
      return cell
    }
  }

  private let source = Source()
  private static let pixel: CGFloat = 0.5

  /// The only row of a table of a width.
  private func row(
    width: CGFloat = 375, mirrored: Bool = false, size: UIContentSizeCategory = .large,
    _ fill: @escaping (UITableViewCell) -> Void
  ) throws -> UITableViewCell {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 667), style: .plain)
    table.traitOverrides.preferredContentSizeCategory = size
    table.traitOverrides.layoutDirection = mirrored ? .rightToLeft : .leftToRight
    table.traitOverrides.displayScale = 2
    source.fill = fill
    table.dataSource = source
    table.layoutIfNeeded()
    return try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
  }

  private func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
  }

  private func frame(of view: UIView, in cell: UIView) -> CGRect { view.convert(view.bounds, to: cell) }

  @Test(arguments: [false, true])
  func aRowIsAtLeast44PointsAndALineHigh(_ mirrored: Bool) throws {
    let cell = try row(mirrored: mirrored) { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "Tea"
      cell.contentConfiguration = content
    }
    #expect(cell.contentView.frame.height == 44.5)
    let label = try #require(labels(in: cell).first)
    let frame = frame(of: label, in: cell)
    #expect(label.text == "Tea" && label.font.pointSize == 17)
    #expect((mirrored ? cell.bounds.width - frame.maxX : frame.minX) == 16)
    #expect(abs(frame.midY - 22) <= 0.5)
  }

  @Test func textsStandAboveEachOther() throws {
    let cell = try row { cell in
      var content = UIListContentConfiguration.cell()
      content.text = "Tea"
      content.secondaryText = "Green"
      cell.contentConfiguration = content
    }
    let labels = labels(in: cell)
    #expect(labels.map(\.text) == ["Tea", "Green"])
    #expect(labels[1].font.pointSize == 15)
    #expect(abs(frame(of: labels[0], in: cell).minY - 11) <= Self.pixel)
    #expect(frame(of: labels[1], in: cell).minY - frame(of: labels[0], in: cell).maxY == 3)
    #expect(abs(cell.contentView.frame.height - frame(of: labels[1], in: cell).maxY - 11) <= Self.pixel)
  }

  @Test(arguments: [false, true])
  func aValueStandsAtTheTrailingEdge(_ mirrored: Bool) throws {
    let cell = try row(mirrored: mirrored) { cell in
      var content = UIListContentConfiguration.valueCell()
      content.text = "Tea"
      content.secondaryText = "2"
      cell.contentConfiguration = content
    }
    let frames = labels(in: cell).map { frame(of: $0, in: cell) }
    let leading = frames.map { mirrored ? cell.bounds.width - $0.maxX : $0.minX }
    #expect(frames[0].minY == frames[1].minY)
    #expect(leading[0] == 16)
    #expect(leading[1] + frames[1].width == CGFloat(375 - 16))
  }

  @Test(arguments: [
    (UIContentSizeCategory.large, "A text that is longer than half of the row"), (.accessibilityLarge, "Tea"),
  ])
  func aValueThatDoesNotFitStandsBelow(_ size: UIContentSizeCategory, _ text: String) throws {
    let cell = try row(width: 320, size: size) { cell in
      var content = UIListContentConfiguration.valueCell()
      content.text = text
      content.secondaryText = "A value that is long"
      cell.contentConfiguration = content
    }
    let frames = labels(in: cell).map { frame(of: $0, in: cell) }
    #expect(frames[1].minY >= frames[0].maxY)
    #expect(cell.contentView.frame.height >= frames[1].maxY + 11)
  }

  @Test func longTextsMakeTheRowHigher() throws {
    let cell = try row(width: 320) { cell in
      var content = cell.defaultContentConfiguration()
      content.text = String(repeating: "tea and ", count: 20)
      cell.contentConfiguration = content
    }
    let label = try #require(labels(in: cell).first)
    #expect(label.frame.height > 3 * 20)
    #expect(cell.contentView.frame.height == label.frame.height + 22 + Self.pixel)
    #expect(cell.layoutDiagnosis.conflicts.isEmpty)
  }

  @Test func anImageKeepsToItsGreatestSize() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in }
    let cell = try row { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "Tea"
      content.image = image
      content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
      cell.contentConfiguration = content
    }
    let view = try #require(cell.contentView.subviews.first as? UIListContentView)
    let picture = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
    let place = frame(of: picture, in: cell)
    #expect(place.minX == 16 && place.size == CGSize(width: 40, height: 20))
    #expect(abs(place.midY - cell.contentView.frame.midY) <= Self.pixel)
    #expect(try frame(of: #require(labels(in: cell).first), in: cell).minX == 16 + 40 + 16)
    #expect(view.textLayoutGuide?.layoutFrame.minX == 72)
    #expect(view.secondaryTextLayoutGuide == nil)
  }

  @Test func theSameViewShowsTheNextConfiguration() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Tea"
    cell.contentConfiguration = content
    let view = cell.contentView.subviews.first
    content.text = "Coffee"
    cell.contentConfiguration = content
    #expect(cell.contentView.subviews.first === view)
    #expect(labels(in: cell).map(\.text) == ["Coffee"])
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  // MARK: An app's own

  private struct Stars: UIContentConfiguration {
    var count = 0
    var isChosen = false
    func makeContentView() -> any UIView & UIContentView { StarsView(self) }
    func updated(for state: any UIConfigurationState) -> Stars {
      var stars = self
      stars.isChosen = (state as? UICellConfigurationState)?.isSelected ?? false
      return stars
    }
  }

  private final class StarsView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ stars: Stars) {
      configuration = stars
      super.init(frame: .zero)
      heightAnchor.constraint(equalToConstant: 60).isActive = true
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func aViewOfTheAppFillsTheRowAndFollowsItsState() throws {
    let cell = try row { $0.contentConfiguration = Stars(count: 3) }
    let view = try #require(cell.contentView.subviews.first as? StarsView)
    #expect(cell.contentView.frame.height == 60 + Self.pixel)
    #expect(view.frame == cell.contentView.bounds)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect((view.configuration as? Stars)?.isChosen == true)
    #expect((view.configuration as? Stars)?.count == 3)
  }

  private final class Item: UICollectionViewCell {
    var name: String?
    var states: [Bool] = []
    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state[UIConfigurationStateCustomKey("name")] = name
      return state
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state.isSelected)
      var content = UIListContentConfiguration.cell().updated(for: state)
      content.text = state[UIConfigurationStateCustomKey("name")] as? String
      contentConfiguration = content
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = state.isSelected ? .red : .green
      background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      backgroundConfiguration = background
    }
  }

  @Test func aSubclassFillsItselfBeforeTheFirstLayoutAndAfterEachChange() {
    let item = Item(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    item.name = "Tea"
    item.layoutIfNeeded()
    #expect(item.states == [false])
    #expect(labels(in: item).map(\.text) == ["Tea"])
    #expect(item.subviews.first?.backgroundColor == .green)
    #expect(item.subviews.first?.frame == CGRect(x: 2, y: 1, width: 194, height: 46))
    item.isSelected = true
    item.layoutIfNeeded()
    #expect(item.states == [false, true])
    #expect(item.subviews.first?.backgroundColor == .red)
  }

  @Test func aHandlerIsCalledInThePlaceOfASubclass() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var calls: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      calls.append(state.isHighlighted)
      var content = cell.defaultContentConfiguration()
      content.text = state.isHighlighted ? "down" : "up"
      cell.contentConfiguration = content
    }
    cell.layoutIfNeeded()
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(calls == [false, true])
    #expect(labels(in: cell).map(\.text) == ["down"])
  }

  // MARK: Lists of collection views

  @Test(arguments: [false, true])
  func rowsOfACollectionViewHaveAccessories(_ mirrored: Bool) throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.traitOverrides.layoutDirection = mirrored ? .rightToLeft : .leftToRight
    var content = cell.defaultContentConfiguration()
    content.text = "Tea"
    cell.contentConfiguration = content
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    cell.accessories = [
      .label(text: "2"), .customView(configuration: .init(customView: box, placement: .trailing())), .delete(),
    ]
    cell.layoutIfNeeded()
    let count = try #require(labels(in: cell).first { $0.text == "2" })
    let room = { (view: UIView) in mirrored ? view.frame.minX : cell.bounds.width - view.frame.maxX }
    #expect(room(box) == 16)
    #expect(box.frame.midY == 22)
    #expect(room(count) == CGFloat(16 + 20 + 12))
    #expect(room(cell.contentView) == room(count) + count.frame.width)
    #expect(cell.subviews.count == 3)
  }

  @Test func aRowOfACollectionViewKeepsItsWidth() {
    let cell = UICollectionViewListCell(frame: .zero)
    var content = cell.defaultContentConfiguration()
    content.text = String(repeating: "tea and ", count: 20)
    cell.contentConfiguration = content
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let fitting = cell.preferredLayoutAttributesFitting(attributes).size
    #expect(fitting.width == 320)
    #expect(fitting.height > 22 + 3 * 20)
  }
}
