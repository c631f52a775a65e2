// Made by `make surface` from Surface/CoreML.swift; don't edit.
// swift-format-ignore-file

@_spi(Generated) import UIKit
import Foundation
@_exported import UIKit

/// What computes.
public enum MLComputeUnits: Int, Sendable {
  case cpuOnly = 0, cpuAndGPU, all, cpuAndNeuralEngine
}

/// A model of machine learning. Inert: no file is read.
open class MLModel: NSObject, @unchecked Sendable {
  /// How it runs.
  public let configuration: MLModelConfiguration
  init(configuration: MLModelConfiguration) { self.configuration = configuration }
  /// Reads a file. Throws, since no file is read.
  public convenience init(contentsOf url: URL) throws { throw MLModelError(.io) }
  /// Reads a file. Throws, since no file is read.
  public convenience init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw MLModelError(.io) }
}

/// How a model runs. Inert.
open class MLModelConfiguration: NSObject {
  /// What computes.
  open var computeUnits = MLComputeUnits.all
  /// Creates a configuration.
  public override init() {}
}

/// Why a model cannot be used.
public struct MLModelError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    case generic = 0, featureType
    case io = 3
  }
  /// The reason.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

@_spi(Generated) extension MLModelConfiguration: MadeWithoutArguments {
  @MainActor public static func madeWithoutArguments() -> Any { MLModelConfiguration() }
}
