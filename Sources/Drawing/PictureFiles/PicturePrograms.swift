/// The external programs that this module runs to convert SVG and PDF files.
package nonisolated enum PicturePrograms {
  /// The names of the programs, which are searched on the `PATH`.
  package static let names = [PictureConverter.svg.program, PictureConverter.pdf.program]
  /// The path of the shell that starts the programs.
  package static let shell = BoundedProcess.shell
}
