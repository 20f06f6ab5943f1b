import GalleyBudget
import GalleyDiagnostics
import GalleyGeometry
import GalleyGraphics
import GalleyVector

extension Drawing {
  /// The image as an SVG file of the image's size in points: shapes, texts and images, whose pixels are about those of
  /// the PNG file. The same image gives the same bytes.
  ///
  /// What SVG cannot say is an image in the file, and a warning of `problems` says what and where.
  /// - Parameter text: whether texts are outlines, or texts with the names of their fonts.
  /// - Throws: `ImageError`, `RenderError.limit`.
  public func svgData(text: SVGText = .outlines) throws -> Data { try data(as: .svg, text: text) }

  /// The image as a PDF file of one page of the image's size in points. Texts can be selected and searched, and are drawn
  /// by their outlines. The same image gives the same bytes.
  ///
  /// What PDF cannot say is an image in the file, as shadows are, and a warning of `problems` says what and where.
  /// - Throws: `ImageError`, `RenderError.limit`.
  public func pdfData() throws -> Data { try data(as: .pdf) }

  /// The image as a file of shapes; what is an image in it is added to `problems`.
  /// - Throws: `ImageError`, `RenderError.limit`.
  package func data(as format: VectorFormat, text: SVGText = .outlines) throws -> Data {
    try limited { budget in
      rasterizer.waitForBands()
      (rasterizer.budget, textEngine.budget) = (budget, budget)
      var encoder = VectorEncoder(format, scale: scale, rasterizer: rasterizer, glyphs: textEngine)
      encoder.text = text
      let file = try encoder.encode(list, width: width, height: height)
      for problem in file.problems {
        let problem = RenderProblem(
          kind: .painting(problem.description), view: "image", source: nil)
        if !problems.contains(problem) { problems.append(problem) }
      }
      return file.data
    }
  }
}

extension ImageRenderer {
  /// The image as an SVG file; see `Drawing.svgData`.
  /// - Throws: `RenderError`, `ImageError`.
  public func svgData(text: SVGText = .outlines) throws -> Data {
    try draw().svgData(text: text)
  }

  /// The image as a PDF file; see `Drawing.pdfData`.
  /// - Throws: `RenderError`, `ImageError`.
  public func pdfData() throws -> Data { try draw().pdfData() }
}
