import UIKit

/// The memory of plain views with two constraints each.
struct PlainViews {
  /// Bytes per view after layout, including its constraints and their part of the engine.
  static func bytesPerView(_ count: Int) -> Int {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 800))
    let before = allocatedBytes
    for index in 0..<count {
      let view = UIView()
      root.adopt(
        view,
        [
          view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(index)),
          view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index)),
        ])
    }
    root.layoutIfNeeded()
    return (allocatedBytes - before) / count
  }
}
