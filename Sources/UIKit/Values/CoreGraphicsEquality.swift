import Foundation

extension CGPoint {
  /// Whether both coordinates are the same.
  public func equalTo(_ point: CGPoint) -> Bool { self == point }
}

extension CGSize {
  /// Whether both widths and both heights are the same.
  public func equalTo(_ size: CGSize) -> Bool { self == size }
}

extension CGRect {
  /// Whether two rectangles cover the same area. The signs of their widths and heights do not matter.
  public func equalTo(_ rect: CGRect) -> Bool { standardized == rect.standardized }
}
