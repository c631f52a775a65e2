import Foundation

@_spi(Generated) extension RuntimeTable {
  /// Registers a closure that creates views of a class with a frame.
  public func addViewMaker<View: UIView>(_ make: @escaping @MainActor (CGRect) -> View) {
    viewMakers[ObjectIdentifier(View.self)] = make
  }

  /// A new object of a class that is only known when the program runs, as by `type.init()`.
  ///
  /// Swift calls only a `required` initializer in this way. On Apple's systems, all initializers of UIKit's classes are
  /// called like methods of Objective-C. Stops the program for a class of which no closure is registered.
  public nonisolated static func makeObject<Object: AnyObject>(_ type: Object.Type) -> Object {
    nonisolated(unsafe) var made: Object?
    MainActor.assumeIsolated {
      made = shared.makeObject(of: type) as? Object ?? shared.viewMaker(of: type)?(.zero) as? Object
    }
    if let made { return made }
    fatalError("left out: nothing is known that makes an object of the class \(type) without arguments")
  }

  /// A new view of a class that is only known when the program runs, as by `type.init(frame: .zero)`.
  ///
  /// Stops the program for a class of which no closure is registered.
  public nonisolated static func makeView<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    nonisolated(unsafe) var made: View?
    MainActor.assumeIsolated { made = shared.viewMaker(of: type)?(frame) as? View }
    if let made { return made }
    let object = makeObject(type)
    MainActor.assumeIsolated { object.frame = frame }
    return object
  }

  private func viewMaker(of type: AnyClass) -> (@MainActor (CGRect) -> AnyObject)? {
    viewMakers[ObjectIdentifier(type)] ?? UIView.makersOfUIKit[ObjectIdentifier(type)]
  }
}
