/// Swift Testing looks for a module of this name in every file that imports `Testing` together with a module `CoreImage`, as it
/// looks for `_Testing_UIKit`. It adds nothing and hands `Testing` on.
@_exported public import Testing
