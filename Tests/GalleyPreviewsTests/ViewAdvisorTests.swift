import Testing

@testable import GalleyPreviews

/// A view of UIKit that is not there says one sentence.
@Suite struct ViewAdvisorTests {
  private static let sentence = "UIKit views cannot be drawn: write the view in SwiftUI"

  private func advised(_ lines: [String]) throws -> [String] {
    let fixture = try SourceFolderFixture(["A.swift": "import SwiftUI"])
    let found = CompilerMessages.read(lines.joined(separator: "\n"))
    return MissingAPIHint(fixture.index(["A.swift"])).advised(found).map(\.text)
  }

  @Test func aMissingViewIsSaidOnceWithoutWhatFollows() throws {
    let said = try advised([
      "/a.swift:3:40: error: cannot find type 'UIActivityIndicatorView' in scope",
      "/a.swift:4:29: error: cannot find type 'UIActivityIndicatorView' in scope",
      "/a.swift:2:8: error: type 'Wave' does not conform to protocol 'UIViewRepresentable'",
      "/a.swift:2:8: note: add stubs for conformance",
      "GalleyUIKit.UIViewRepresentable.UIViewType:2:16: note: protocol requires nested type 'UIViewType'",
      "/a.swift:3:66: error: cannot find 'UIActivityIndicatorView' in scope",
      "/a.swift:3:98: error: cannot infer contextual base in reference to member 'large'",
      "/a.swift:9:3: error: cannot find 'Chart' in scope",
      "/b.swift:1:1: error: cannot infer contextual base in reference to member 'large'",
      "/b.swift:2:8: error: type 'A' does not conform to protocol 'Shape'",
      "/b.swift:2:8: note: add stubs for conformance",
    ])
    #expect(
      said == [
        "/a.swift:3:40: error: cannot find type 'UIActivityIndicatorView' in scope: \(Self.sentence)",
        "/a.swift:9:3: error: cannot find 'Chart' in scope; \(MissingAPIHint.advice)",
        "/b.swift:1:1: error: cannot infer contextual base in reference to member 'large'",
        "/b.swift:2:8: error: type 'A' does not conform to protocol 'Shape'",
        "/b.swift:2:8: note: add stubs for conformance",
      ])
  }

  @Test func aProtocolThatIsUnavailableSpeaksForAllViewsOfItsFile() throws {
    let reason = "AppKit view controllers cannot be drawn: write the view in SwiftUI"
    let said = try advised([
      "/a.swift:4:32: error: cannot find type 'NSSplitViewController' in scope",
      "/a.swift:9:50: error: cannot find type 'NSTabViewController' in scope",
      "/a.swift:2:21: error: 'NSViewControllerRepresentable' is unavailable: \(reason)",
      "GalleyUIKit.X:2:44: note: 'NSViewControllerRepresentable' has been explicitly marked unavailable here",
      "/a.swift:30:21: error: 'NSViewControllerRepresentable' is unavailable: \(reason)",
      "/a.swift:2:8: error: type 'P' does not conform to protocol 'NSViewControllerRepresentable'",
    ])
    #expect(
      said == ["/a.swift:2:21: error: 'NSViewControllerRepresentable' is unavailable: \(reason)"])
  }

  @Test func whatIsNotDrawnIsSaidOnceWithoutItsMembers() throws {
    let said = try advised([
      "/a.swift:3:40: error: value of type 'UITableView' has no member 'register'",
      "/a.swift:4:29: error: value of type 'UITableView' has no member 'dataSource'",
      "/a.swift:5:29: error: value of type 'UICollectionView' has no member 'dataSource'",
    ])
    #expect(
      said == [
        "/a.swift:3:40: error: value of type 'UITableView' has no member 'register': \(Self.sentence)",
        "/a.swift:5:29: error: value of type 'UICollectionView' has no member 'dataSource': \(Self.sentence)",
      ])
  }

  @Test func aMemberOfAViewThatIsDrawnIsNamed() throws {
    let text = "/a.swift:3:40: error: value of type 'UISwitch' has no member 'preferredStyle'"
    let advice = "Galley's UISwitch has no preferredStyle: see Guides/SwiftUIGaps.md"
    #expect(try advised([text]) == ["\(text); \(advice)"])
    let type = "/a.swift:3:40: error: type 'UIButton' has no member 'appearanceProxy'"
    #expect(
      try advised([type]) == [
        "\(type); Galley's UIButton has no appearanceProxy: see Guides/SwiftUIGaps.md"
      ])
  }

  @Test func aViewOfUIKitInAPreviewIsToldWhereItBelongs() throws {
    let builder = "static method 'buildExpression' requires that"
    let said = try advised([
      "/a.swift:2:12: error: \(builder) 'UILabel' conform to 'View'",
      "GalleyViews.ViewBuilder.buildExpression:2:20: note: where 'Content' = 'UILabel'",
      "/a.swift:3:12: error: \(builder) 'LoginViewController' conform to 'View'",
      "GalleyViews.ViewBuilder.buildExpression:2:20: note: where 'Content' = 'LoginViewController'",
      "/a.swift:4:12: error: \(builder) 'Model' conform to 'View'",
    ])
    #expect(
      said == [
        "/a.swift:2:12: error: \(builder) 'UILabel' conform to 'View': this is a view of UIKit: "
          + "return it from makeUIView(context:) of a UIViewRepresentable",
        "/a.swift:3:12: error: \(builder) 'LoginViewController' conform to 'View': "
          + "this is a view controller of UIKit: return it from makeUIViewController(context:) of a "
          + "UIViewControllerRepresentable",
        "/a.swift:4:12: error: \(builder) 'Model' conform to 'View'",
      ])
  }

  @Test func otherNamesOfUIKitAreGaps() throws {
    let text = "/a.swift:4:32: error: cannot find 'UIGraphicsGetCurrentContext' in scope"
    #expect(try advised([text]) == ["\(text); \(MissingAPIHint.advice)"])
  }
}
