import Foundation

/// An element whose place others take when the menu is shown. Inert: menus are not drawn.
open class UIDeferredMenuElement: UIMenuElement {
  /// Makes the elements and hands them to a closure.
  public typealias Provider = @MainActor (@escaping ([UIMenuElement]) -> Void) -> Void

  private let provider: Provider
  private let isCached: Bool

  /// An element whose provider is asked once.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, isCached: true)
  }

  /// An element whose provider is asked each time.
  open class func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  private init(_ provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", image: nil)
  }
}
