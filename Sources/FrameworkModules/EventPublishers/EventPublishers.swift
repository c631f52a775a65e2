// Replaces Combine, which is not on Linux. The other files of this folder add what OpenCombine lacks.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
