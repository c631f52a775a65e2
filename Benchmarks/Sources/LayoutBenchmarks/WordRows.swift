import UIKit

/// Any number of rows of words. The words of a row follow from its number.
final class WordRows: UITableViewDataSource {
  var count: Int
  /// How many cells were made. For other rows, cells were reused.
  private(set) var made = 0

  init(count: Int) {
    self.count = count
  }

  private static let words = [
    "Whiskers", "sleeps", "on", "the", "windowsill", "and", "dreams", "of", "battles", "that", "nobody", "else", "won",
  ]

  private static func text(_ row: Int, words count: Int) -> String {
    (0..<count).map { words[(row &* 7 &+ $0 &* $0) % words.count] }.joined(separator: " ")
  }

  func makeCell() -> UITableViewCell {
    made += 1
    return WordCell(style: .default, reuseIdentifier: "row")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let cell = cell as? WordCell {
      cell.title.text = "\(indexPath.row). " + Self.text(indexPath.row, words: 1 + indexPath.row % 5)
      cell.body.text = Self.text(indexPath.row, words: 1 + indexPath.row &* 31 % 60)
    }
    return cell
  }
}

/// An image, a title and a text, as high as they need.
final class WordCell: UITableViewCell {
  let title = UILabel()
  let body = UILabel()

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    hasCustomContent = true
    let picture = UIImageView(image: UIImage(name: "pet", size: CGSize(width: 44, height: 44)))
    title.font = .preferredFont(forTextStyle: .headline)
    body.font = .preferredFont(forTextStyle: .body)
    for label in [title, body] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    for view in [picture, title, body] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      picture.topAnchor.constraint(equalTo: margins.topAnchor),
      picture.widthAnchor.constraint(equalToConstant: 44),
      picture.heightAnchor.constraint(equalToConstant: 44),
      margins.bottomAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor),
      title.leadingAnchor.constraint(equalToSystemSpacingAfter: picture.trailingAnchor, multiplier: 1),
      title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      title.topAnchor.constraint(equalTo: margins.topAnchor),
      body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      body.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 1),
      margins.bottomAnchor.constraint(greaterThanOrEqualTo: body.bottomAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
