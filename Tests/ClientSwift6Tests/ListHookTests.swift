import TestSupport
import Testing
import UIKit

/// Lists make cells of the client's classes with the initialisers that clients write, and call the client's methods.
@MainActor @Suite struct ListHookTests {
  /// Has the two initialisers that the compiler asks for, as in an app.
  private class Cell: UITableViewCell {
    let words = ["made", "by", "the", "class"]
    var reuses = 0

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      textLabel?.text = words.joined(separator: " ")
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  /// Inherits all initialisers.
  private final class DerivedCell: Cell {
    var more: [Int] = [1, 2, 3]
  }

  /// Can't be made by a table: it lacks `init(style:reuseIdentifier:)`.
  private final class StaticCell: UITableViewCell {
    let number: Int

    init(number: Int) {
      self.number = number
      super.init(style: .default, reuseIdentifier: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  private final class Header: UITableViewHeaderFooterView {
    var title = ""
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      title = "made for \(reuseIdentifier ?? "nobody")"
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test func registeredClassesMakeTheCells() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(Cell.self, forCellReuseIdentifier: "a cell with a rather long identifier")
    table.register(DerivedCell.self, forCellReuseIdentifier: "derived")
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    let cell = try #require(
      table.dequeueReusableCell(withIdentifier: "a cell with a rather long identifier") as? Cell)
    #expect(cell.style == .subtitle)
    #expect(cell.textLabel?.text == "made by the class")
    #expect(cell.reuseIdentifier == "a cell with a rather long identifier")
    let derived = try #require(table.dequeueReusableCell(withIdentifier: "derived") as? DerivedCell)
    #expect(derived.more == [1, 2, 3])
    #expect(derived.words.count == 4)
    let header = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header)
    #expect(header.title == "made for header")
    #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
    table.register(nil as AnyClass?, forCellReuseIdentifier: "derived")
    #expect(table.dequeueReusableCell(withIdentifier: "derived") == nil)
    #expect(StaticCell(number: 5).number == 5)
  }

  @Test func aClassWithoutTheInitialiserStopsTheProgramAsInUIKit() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = UITableView(frame: .zero)
        table.register(StaticCell.self, forCellReuseIdentifier: "static")
        _ = table.dequeueReusableCell(withIdentifier: "static")
      }
    }
  }

  /// A controller as in an app: it overrides the methods of the data source and of the delegate.
  private final class Controller: UITableViewController {
    let log = CallLog()

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Cell.self, forCellReuseIdentifier: "cell")
    }
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 28 }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Section \(section)"
    }
    override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      log.note("will \(indexPath.row)")
    }
    override func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      log.note("end \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
      log.note("header \(section)")
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  }

  @Test func aTableControllerIsItsTablesDataSourceAndDelegate() throws {
    let controller = Controller(style: .plain)
    let table = try #require(controller.tableView)
    #expect(table.dataSource === controller)
    #expect(table.delegate === controller)
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 250)
    table.layoutIfNeeded()
    #expect(controller.log.take() == ["header 0", "will 0", "will 1", "will 2"])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["0.0", "0.1", "0.2"])
    table.contentOffset.y = 128
    table.layoutIfNeeded()
    #expect(controller.log.take() == ["will 3", "end 0"])
    table.contentOffset.y = 228
    table.layoutIfNeeded()
    #expect(controller.log.take() == ["will 4", "end 1"])
    #expect(table.visibleCells.compactMap { ($0 as? Cell)?.reuses } == [0, 0, 1])
  }

  /// A cell that states its own height.
  private final class TallCell: UITableViewCell {
    var widths: [CGFloat] = []
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      widths.append(targetSize.width)
      return CGSize(width: targetSize.width, height: 150)
    }
  }

  private final class TallController: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(TallCell.self, forCellReuseIdentifier: "tall")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "tall", for: indexPath)
    }
  }

  @Test func aCellStatesTheHeightOfItsRow() throws {
    let controller = TallController(style: .plain)
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    let cell = try #require(controller.tableView.visibleCells.first as? TallCell)
    let separator = 1 / UIScreen.main.scale
    #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 150 + separator))
    #expect(Set(cell.widths) == [320])
  }

  private final class Item: UICollectionViewCell {
    var log: CallLog?
    let badge: UILabel
    override init(frame: CGRect) {
      badge = UILabel()
      super.init(frame: frame)
      contentView.addSubview(badge)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      badge.text = "\(layoutAttributes.indexPath.item)"
    }
  }

  /// A layout that places items in a diagonal.
  private final class DiagonalLayout: UICollectionViewLayout {
    override func prepare() {
      super.prepare()
      count = collectionView?.numberOfItems(inSection: 0) ?? 0
    }
    private var count = 0
    override var collectionViewContentSize: CGSize { CGSize(width: 10 * count, height: 10 * count) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 10 * indexPath.item, y: 10 * indexPath.item, width: 10, height: 10)
      return attributes
    }
  }

  private final class ItemsController: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Item.self, forCellWithReuseIdentifier: "item")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
  }

  @Test func aCollectionControllerShowsItemsByTheClientsLayout() throws {
    let controller = ItemsController(collectionViewLayout: DiagonalLayout())
    let list = try #require(controller.collectionView)
    list.frame = CGRect(x: 0, y: 0, width: 35, height: 35)
    list.layoutIfNeeded()
    #expect(list.contentSize == CGSize(width: 90, height: 90))
    let items = list.visibleCells.compactMap { $0 as? Item }
    #expect(items.map(\.badge.text) == ["0", "1", "2", "3"])
    #expect(items.map(\.frame.minX) == [0, 10, 20, 30])
  }

  private final class ChosenCell: UITableViewCell {
    var looks: [String] = []
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      looks.append("selected \(selected) \(animated)")
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      looks.append("highlighted \(highlighted) \(animated)")
    }
  }

  @Test func statesOfACellGoThroughItsMethods() {
    let cell = ChosenCell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    cell.setHighlighted(true, animated: true)
    #expect(cell.isSelected)
    #expect(cell.isHighlighted)
    #expect(cell.looks == ["selected true false", "highlighted true true"])
  }
}
