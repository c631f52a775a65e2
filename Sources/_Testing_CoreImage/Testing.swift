/// Swift Testing looks for a module of this name in every file that imports `Testing` together with a module
/// `CoreImage`, as it looks for `_Testing_UIKit`. The module adds nothing and re-exports `Testing`.
@_exported public import Testing
