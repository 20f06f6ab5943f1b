import Foundation
import Galley
import GalleyViews
import Testing

@testable import GalleyPreviews

/// PDF files in image sets. What is drawn of them is tested where poppler's program is.
@Suite struct PreviewPDFTests {
  private static let hasTool = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/pdftocairo")
    }

  /// A page of 24 x 12 points: red on the left, blue on the right.
  private func pdf(_ content: String = "1 0 0 rg 0 0 12 12 re f 0 0 1 rg 12 0 12 12 re f") -> Data {
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 24 12] /Contents 4 0 R /Resources << >> >>",
      "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
    ]
    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      text += String(repeating: "0", count: 10 - "\(offset)".count) + "\(offset) 00000 n \n"
    }
    text +=
      "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    return Data(text.utf8)
  }

  private func folder(_ data: Data, _ properties: String = "{}") throws -> ProjectFolder {
    let folder = try ProjectFolder()
    try folder.writeImage(
      "A.xcassets/icon", #"{"idiom": "universal", "filename": "icon.pdf"}"#,
      properties: properties)
    try folder.write("A.xcassets/icon.imageset/icon.pdf", data)
    return folder
  }

  @Test(.enabled(if: hasTool)) func aPDFFileIsDrawnAsVectorsAtItsSizeInPoints() throws {
    let project = try folder(pdf())
    defer { withExtendedLifetime(project) {} }
    let resources = project.resources
    for scale in [1, 3] as [CGFloat] {
      let report = try Renderer().render(
        Image("icon"), scale: scale, environment: resources.environment())
      #expect(report.warnings.isEmpty, "\(report.warnings)")
      let (width, height) = (24 * Int(scale), 12 * Int(scale))
      #expect((report.bitmap.width, report.bitmap.height) == (width, height))
      #expect(report.bitmap[width / 2 - 1, height - 1] == .red)
      #expect(report.bitmap[width / 2, 0] == .blue)
    }
    #expect(resources.problems == [])
  }

  @Test(.enabled(if: hasTool)) func aTemplateIsFilledWithTheForeground() throws {
    let project = try folder(pdf(), #"{"template-rendering-intent": "template"}"#)
    defer { withExtendedLifetime(project) {} }
    let resources = project.resources
    let view = Image("icon").foregroundStyle(Color(red: 0, green: 1, blue: 0))
    let report = try Renderer().render(view, environment: resources.environment())
    #expect(report.bitmap[2, 2] == .green && report.bitmap[20, 10] == .green)
  }

  @Test(.enabled(if: hasTool)) func aFileThatIsBrokenIsAWarningWithItsPlace() throws {
    let project = try folder(Data("%PDF-1.4\nnothing\n".utf8))
    defer { withExtendedLifetime(project) {} }
    let broken = project.resources
    let report = try Renderer().render(Image("icon"), environment: broken.environment())
    #expect("\(report.warnings.map(\.description))".contains("icon.pdf cannot be drawn"))
    let problems = broken.problems.map(\.description)
    #expect(
      problems.contains {
        $0.hasPrefix(
          "A.xcassets/icon.imageset/Contents.json:1: icon.pdf cannot be drawn: pdftocairo cannot read it"
        )
      }, "\(problems)")
  }

  @Test func withoutTheProgramTheWarningNamesItsPackage() {
    for path in ["", "/nonexistent", "relative"] {
      #expect(throws: PDFConverter.ConversionError.self) {
        try PDFConverter(searchPath: path).svg(of: pdf())
      }
      do throws(PDFConverter.ConversionError) {
        _ = try PDFConverter(searchPath: path).svg(of: pdf())
      } catch {
        #expect(
          error.message
            == "cannot be drawn: PDF files need the program pdftocairo (Debian package "
            + "poppler-utils)")
      }
    }
  }

  /// A program in place of poppler's that does not end, or writes without end, is ended.
  @Test(arguments: [
    ("sleep 60", "takes longer than 1 second for it"), ("kill -9 $$", "is ended by signal 9"),
    ("exit 3", "cannot read it"),
    ("echo 'Syntax Error: no' >&2; exit 1", "cannot read it: Syntax Error: no"),
    (": > \"$7\"", "what pdftocairo makes of it cannot be read"),
    ("exec cat /dev/zero > \"$7\"", "ended by signal"),
  ])
  func whatGoesWrongIsSaid(_ script: String, _ expected: String) throws {
    let tools = try ProjectFolder()
    // The shell's arguments are those of the program: options, the page, two files.
    try tools.write("pdftocairo", "#!/bin/sh\n\(script)\n")
    let program = tools.url.appendingPathComponent("pdftocairo").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    do throws(PDFConverter.ConversionError) {
      // Only the first one has to wait for the limit; the others may be late on a busy machine.
      let timeLimit = script.hasPrefix("sleep") ? 1 : 50
      _ = try PDFConverter(searchPath: tools.url.path, timeLimit: timeLimit).svg(of: pdf())
      Issue.record("no error")
    } catch {
      #expect(error.message.contains(expected), "\(error.message)")
    }
  }

  @Test func whatIsNoPDFIsNotHandedOn() {
    #expect(
      throws: PDFConverter.ConversionError(
        message: "cannot be drawn: it does not begin as a PDF file")
    ) {
      try PDFConverter().svg(of: Data("<svg/>".utf8))
    }
  }
}
