import Testing
import UIKit
import XCTest

/// Code as in an app that does not use actors: none of it is annotated.
class CounterView: UIView {
  static var shared = CounterView()
  var count = 0
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "none"
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
    label.text = "\(count)"
  }

  deinit { label.removeFromSuperview() }
}

/// A model that is isolated to no actor and holds views.
class Presenter: NSObject, UITableViewDataSource {
  var words: [String] = []
  let table = UITableView(frame: .zero, style: .plain)
  weak var view: CounterView?

  override init() {
    super.init()
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "word")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    cell.textLabel?.text = words[indexPath.row]
    return cell
  }

  func present() {
    view?.setNeedsLayout()
    view?.layoutIfNeeded()
    table.reloadData()
  }
}

class WordsController: UITableViewController {
  let words = ["Whiskers", "Rex"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "word")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
    cell.textLabel?.text = words[indexPath.row]
    return cell
  }
}

final class PlainXCTests: XCTestCase {
  func testViewsAreUsedWithoutAnnotations() {
    let view = CounterView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let presenter = Presenter()
    presenter.words = ["Whiskers"]
    presenter.view = view
    presenter.present()
    XCTAssertEqual(view.count, 1)
    XCTAssertEqual(presenter.table.numberOfRows(inSection: 0), 1)
  }
}

@Suite struct PlainTests {
  @Test @MainActor func aTableController() {
    let controller = WordsController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["Whiskers", "Rex"])
  }
}
