import Foundation

/// A view and its frame in the text that UIKit's `recursiveDescription` gives.
struct DescribedFrame {
  /// The class of the view.
  var name: String
  /// The frame in points, in the coordinates of the superview.
  var frame: CGRect

  /// The views of a text, line by line.
  static func all(in text: String) -> [DescribedFrame] {
    let line = /<([\w.]+)[^>\n]*?frame = \(([-\d.e]+) ([-\d.e]+); ([-\d.e]+) ([-\d.e]+)\)/
    return text.matches(of: line).compactMap { match in
      let (_, name, x, y, width, height) = match.output
      guard let x = Double(x), let y = Double(y), let width = Double(width), let height = Double(height) else {
        return nil
      }
      return DescribedFrame(name: String(name), frame: CGRect(x: x, y: y, width: width, height: height))
    }
  }
}
