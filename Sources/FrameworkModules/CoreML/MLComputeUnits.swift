import Foundation

/// What computes.
public enum MLComputeUnits: Int, Sendable {
  case cpuOnly = 0, cpuAndGPU, all, cpuAndNeuralEngine
}
