public import SpecAssertions
public import XCTest

/// Takes over the settings of all specs of a target. Generated code calls it before it asks for examples.
@_spi(Generated) @MainActor public func snugConfigure(_ settings: QuickConfiguration.Type) {
  settings.configure(QCKConfiguration())
}

/// The examples of a spec as tests of XCTest; `nil` if there are none. Generated code calls it.
@_spi(Generated) @MainActor public func snugExamples(of spec: QuickSpec.Type) -> XCTestCaseEntry? { spec.entry() }
