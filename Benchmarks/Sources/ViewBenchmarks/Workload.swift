import UIKit

/// The screens that are measured. `Yoga/yoga_driver.cpp` builds the same screens from Yoga's nodes.
enum Workload: String, CaseIterable {
  /// A column of rows, each a horizontal stack of four leaves, three of them of fixed width.
  case column
  /// Rows with a label, a detail and a switch, placed by constraints.
  case settings
  /// Cards with a picture, a name, a text of several lines and three buttons, in stack views.
  case feed
  /// Views in views, each with a strip at its top.
  case deep

  /// The sizes that are measured, as numbers of views below the content.
  var sizes: [Int] {
    switch self {
    case .column: [100, 1000, 10_000, 20_000]
    case .settings: [1000, 4000]
    case .feed: [180, 1800]
    case .deep: [128]
    }
  }

  /// Makes the screen with a number of views.
  func makeScreen(_ count: Int) -> Screen {
    switch self {
    case .column: Self.column(rows: count / 5)
    case .settings: Self.settings(rows: count / 4)
    case .feed: Self.feed(cards: count / 9)
    case .deep: Self.deep(levels: count / 2)
    }
  }

  private static func column(rows: Int) -> Screen {
    var constraint: NSLayoutConstraint?
    let views = (0..<rows).map { index -> UIView in
      let leaves = (0..<4).map { _ in UIView() }
      for (leaf, width) in zip(leaves, [40, 60, 80]) {
        let fixed = leaf.widthAnchor.constraint(equalToConstant: CGFloat(width))
        fixed.isActive = true
        if index == rows / 2 { constraint = fixed }
      }
      for leaf in leaves { leaf.heightAnchor.constraint(equalToConstant: 44).isActive = true }
      return UIStackView(.horizontal, spacing: 8, leaves)
    }
    var screen = Screen(UIStackView(.vertical, views))
    screen.constraint = constraint
    screen.row = views[rows / 2]
    return screen
  }

  private static func settings(rows: Int) -> Screen {
    let list = UIView()
    var screen = Screen(list)
    var top = list.topAnchor
    for index in 0..<rows {
      let row = UIView()
      let label = MeasuredText(4 + index % 8)
      let detail = MeasuredText(2 + index % 8)
      let toggle = UIView()
      for view in [label, detail, toggle] { row.adopt(view, []) }
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
        label.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        detail.leadingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 8),
        detail.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        toggle.leadingAnchor.constraint(equalTo: detail.trailingAnchor, constant: 8),
        toggle.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
        toggle.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        toggle.widthAnchor.constraint(equalToConstant: 51), toggle.heightAnchor.constraint(equalToConstant: 32),
      ])
      let height = row.heightAnchor.constraint(equalToConstant: 44)
      list.adopt(
        row,
        [
          row.topAnchor.constraint(equalTo: top), row.leadingAnchor.constraint(equalTo: list.leadingAnchor),
          row.trailingAnchor.constraint(equalTo: list.trailingAnchor), height,
        ])
      top = row.bottomAnchor
      if index == rows / 2 {
        screen.constraint = height
        screen.text = detail
      }
    }
    top.constraint(equalTo: list.bottomAnchor).isActive = true
    return screen
  }

  private static func feed(cards: Int) -> Screen {
    var (constraint, text): (NSLayoutConstraint?, MeasuredText?)
    let views = (0..<cards).map { index -> UIView in
      let picture = UIView()
      let side = picture.widthAnchor.constraint(equalToConstant: 40)
      NSLayoutConstraint.activate([side, picture.heightAnchor.constraint(equalToConstant: 40)])
      let header = UIStackView(.horizontal, spacing: 8, [picture, MeasuredText(5 + index % 10)])
      header.alignment = .center
      let story = MeasuredText(60 + index * 37 % 240, wraps: true)
      let buttons = UIStackView(.horizontal, spacing: 8, (0..<3).map { _ in UIView() })
      buttons.distribution = .fillEqually
      for button in buttons.arrangedSubviews { button.heightAnchor.constraint(equalToConstant: 44).isActive = true }
      let card = UIStackView(.vertical, spacing: 8, [header, story, buttons])
      card.isLayoutMarginsRelativeArrangement = true
      card.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
      if index == cards / 2 { (constraint, text) = (side, story) }
      return card
    }
    var screen = Screen(UIStackView(.vertical, spacing: 12, views))
    screen.constraint = constraint
    screen.text = text
    screen.row = views[cards / 2]
    return screen
  }

  private static func deep(levels: Int) -> Screen {
    let content = UIView()
    var screen = Screen(content)
    var outer = content
    for level in 1...levels {
      let strip = UIView()
      let inner = UIView()
      let height = strip.heightAnchor.constraint(equalToConstant: 2)
      let place = outer
      outer.adopt(
        strip,
        [
          strip.topAnchor.constraint(equalTo: place.topAnchor), height,
          strip.leadingAnchor.constraint(equalTo: place.leadingAnchor, constant: 1),
          strip.trailingAnchor.constraint(equalTo: place.trailingAnchor, constant: -1),
        ])
      outer.adopt(
        inner,
        [
          inner.topAnchor.constraint(equalTo: strip.bottomAnchor),
          inner.leadingAnchor.constraint(equalTo: place.leadingAnchor, constant: 1),
          inner.trailingAnchor.constraint(equalTo: place.trailingAnchor, constant: -1),
          inner.bottomAnchor.constraint(equalTo: place.bottomAnchor, constant: -1),
        ])
      if level == levels / 2 { screen.constraint = height }
      outer = inner
    }
    outer.heightAnchor.constraint(equalToConstant: 10).isActive = true
    return screen
  }
}
