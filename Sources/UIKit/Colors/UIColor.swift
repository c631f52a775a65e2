import Foundation

/// A colour, either fixed or chosen by the traits of the view that shows it.
///
/// Immutable, because a colour may be shared between threads. Subclasses have to be immutable, too. Dynamic colours
/// resolve with `resolvedColor(with:)`; the component getters of a dynamic colour resolve it with the current traits.
open class UIColor: NSObject, NSCopying, NSCoding, @unchecked Sendable {
  // `@unchecked` because the class is open and subclasses are not checked. None of its own properties changes.
  /// Marks the object for CoreFoundation, so that it can be an attribute value of an attributed string. It must be the
  /// first stored property.
  private let coreFoundationMark = CoreFoundationMark()

  private enum Content: Sendable {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let content: Content
  /// The name of a system colour that was restored from an archive; nil for all other colours.
  private let systemName: String?

  /// A colour of sRGB components, each 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    systemName = nil
  }

  /// A grey. `white` runs from 0, black, to 1, white.
  public init(white: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(gray: white, alpha: alpha))
    systemName = nil
  }

  /// A colour by hue, saturation and brightness, each 0 to 1. Hues 0 and 1 are both red.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ offset: Double) -> Double {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    content = .fixed(CGColor(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha))
    systemName = nil
  }

  /// The same colour.
  init(_ other: UIColor) {
    content = other.content
    systemName = other.systemName
  }

  public init(cgColor: CGColor) {
    content = .fixed(cgColor)
    systemName = nil
  }

  /// A colour that calls `dynamicProvider` each time it is resolved, on the thread that resolves it.
  @preconcurrency
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
    systemName = nil
  }

  /// Restores a colour from an archive. System colours are stored by name, other colours by their components.
  public required init?(coder: NSCoder) {
    if let name = coder.decodeIfPresent(String.self, forKey: ArchiveKey.systemName),
      let color = UIColor.systemColor(named: name)
    {
      content = color.content
      systemName = name
      return
    }
    content = .fixed(
      CGColor(
        red: coder.decodeDouble(forKey: ArchiveKey.red), green: coder.decodeDouble(forKey: ArchiveKey.green),
        blue: coder.decodeDouble(forKey: ArchiveKey.blue), alpha: coder.decodeDouble(forKey: ArchiveKey.alpha)))
    systemName = nil
  }

  /// Writes the colour into an archive: its components under the current traits and, for a system colour, its name.
  open func encode(with coder: NSCoder) {
    if let name = knownSystemName { coder.encode(name, forKey: ArchiveKey.systemName) }
    let color = cgColor
    coder.encode(Double(color.red), forKey: ArchiveKey.red)
    coder.encode(Double(color.green), forKey: ArchiveKey.green)
    coder.encode(Double(color.blue), forKey: ArchiveKey.blue)
    coder.encode(Double(color.alpha), forKey: ArchiveKey.alpha)
  }

  private enum ArchiveKey {
    static let systemName = "UISystemColorName"
    static let red = "UIRed"
    static let green = "UIGreen"
    static let blue = "UIBlue"
    static let alpha = "UIAlpha"
  }

  /// The fixed colour that a dynamic colour has under the given traits. A fixed colour returns itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch content {
    case .fixed: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The components under the given traits.
  public func cgColor(with traitCollection: UITraitCollection) -> CGColor {
    switch content {
    case .fixed(let color): color
    case .dynamic(let provider): provider(traitCollection).cgColor(with: traitCollection)
    }
  }

  /// The components under the current traits.
  open var cgColor: CGColor {
    switch content {
    case .fixed(let color): color
    case .dynamic: cgColor(with: .current)
    }
  }

  /// The same colour with another opacity. A dynamic colour gives a dynamic colour.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(var color):
      color.alpha = alpha
      return UIColor(cgColor: color)
    case .dynamic(let provider):
      return UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// Writes the components under the current traits. Always succeeds.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// The colour itself, since it never changes.
  public func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  /// Fixed colours are equal if their components are. System colours are equal if their names are. Other dynamic
  /// colours only equal themselves.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if case .fixed(let left) = content, case .fixed(let right) = other.content { return left == right }
    return self === other || knownSystemName.map { $0 == other.knownSystemName } ?? false
  }

  private var knownSystemName: String? { systemName ?? UIColor.systemName(of: self) }

  open override var hash: Int {
    if case .fixed(let color) = content { return color.hashValue }
    return knownSystemName?.hashValue ?? ObjectIdentifier(self).hashValue
  }
}
