import Audit
import InterfaceBuilder
@_spi(Generated) import UIKit
import Walking

/// Follows one way through an app, in a worker process that runs the app's code.
@MainActor enum WalkWork {
  /// The answer to a request that names a way; `nil` if it names none.
  static func answer(to found: FoundDocument) throws -> [UInt8]? {
    try found.way.map { way in try DocumentAnswer.to { try state(of: found, after: way) }.bytes }
  }

  /// What the app shows at the end of a way.
  ///
  /// - Parameters:
  ///   - found: the file in which the app begins.
  ///   - way: the steps from the first screen on.
  /// - Throws: the reason if the app has no first screen, or a step is not possible.
  private static func state(of found: FoundDocument, after way: [WalkStep]) throws -> DocumentWork<WalkState> {
    var hasScreen = false
    let shown = ShownScreen(in: environment, path: found.path, line: 1) {
      let root = RuntimeTable.shared.firstScreen?()
      hasScreen = root != nil
      return root ?? UIViewController()
    }
    guard hasScreen else { throw failure("the app shows no first screen") }
    return try shown.perform {
      let app = WalkedApp(in: shown.window, settings: found.walkSettings ?? WalkSettings())
      if let index = app.take(way) { throw failure("\(way[index].words) is not possible any more") }
      var state = app.state
      if way.isEmpty { state.declaredClasses = WalkedApp.declaredClasses }
      return DocumentWork(product: state, faults: [])
    }
  }

  /// The device on which an app is walked through.
  private static var environment: Environment {
    guard let device = Device.named("iPhone 16") ?? Device.all.first else { preconditionFailure("there is no device") }
    return Environment(device: device)
  }

  private static func failure(_ message: String) -> DocumentFailure {
    DocumentFailure(fault: DocumentFault(line: nil, message: message))
  }
}

extension WalkState: DocumentProduct {}
