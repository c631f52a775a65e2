import Foundation
import InterfaceBuilder
@_spi(Generated) @_exported public import UIKit

/// The app whose screens are tested: it makes the app's documents, images and classes available to tests.
///
/// ```swift
/// @_spi(Generated) @testable import MyApp
///
/// let app = TestApp(folder: "MyApp") { snugRegister_MyApp(.shared) }
/// ```
///
/// Tests of views that load neither documents nor images need no app.
@preconcurrency @MainActor public struct TestApp {
  /// The folder of the app's sources and documents.
  public let folder: URL
  private let register: () -> Void

  /// - Parameters:
  ///   - folder: the folder of the app's sources and documents, relative to the folder of `file`.
  ///   - file: the source file of the test, which calls this initializer.
  ///   - register: registers the app's classes, so that documents can name them. It calls the function that the build
  ///     plugin generates.
  public init(folder: String, relativeTo file: StaticString = #filePath, register: @escaping () -> Void = {}) {
    self.folder = URL(filePath: folder, relativeTo: URL(filePath: "\(file)").deletingLastPathComponent()).absoluteURL
    self.register = register
  }

  private static var registered: Set<String> = []

  /// Makes this app the current one, whose documents and images code loads by name.
  func begin() {
    if Self.registered.insert(folder.path).inserted { register() }
    DocumentLoader.current = AppDocuments(folder: folder.path)
    AppBundle.contents = AppFiles(folder: folder.path, name: folder.lastPathComponent, infoDictionary: [:])
  }
}
