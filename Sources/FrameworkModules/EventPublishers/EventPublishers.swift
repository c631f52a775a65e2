// This module replaces Combine, which does not exist on Linux, by OpenCombine. The other files of the folder add the
// publishers and operators that OpenCombine lacks.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
