import GalleyGeometry
import GalleyStrings

/// How a container came to place its views: what it offered each, what each answered, and where it lies, in the order in
/// which they were served.
package struct LayoutSteps: Hashable, Codable, Sendable {
  /// What one view was offered and did with it.
  package struct Step: Hashable, Codable, Sendable {
    /// What the view is called.
    package var name: String
    /// In points; nil is the view's ideal length.
    package var offeredWidth: CGFloat?
    package var offeredHeight: CGFloat?
    /// Where it lies in the container, as large as it answered, in points.
    package var frame: CGRect

    /// What it was offered.
    package var proposal: ProposedViewSize {
      ProposedViewSize(width: offeredWidth, height: offeredHeight)
    }
  }

  /// What the container is called.
  package var name: String
  /// In points.
  package var size: CGSize
  /// The first view that was served comes first.
  package var steps: [Step]
  /// Which other views have the name that it was asked for by, in a sentence; nil where none has.
  package var others: String?

  /// The layout of the last pass must still be valid. What is asked for the steps is not counted and leaves no trace.
  package init(_ node: LayoutNode) {
    (name, size) = (node.name, node.frame.size)
    let order = node.statistics.observing {
      node.behavior.servingOrder(node.placedProposal, of: node)
    }
    let indices = order ?? Array(node.children.indices)
    steps = indices.map { node.children[$0] }.filter { !$0.isAbsent }.map { child in
      let proposal = child.placedProposal
      return Step(
        name: child.name, offeredWidth: proposal.width, offeredHeight: proposal.height,
        frame: child.frame)
    }
  }
}

extension LayoutSteps: CustomStringConvertible {
  package var description: String {
    var lines = ["\(name): \(size.width.shortDescription) x \(size.height.shortDescription)"]
    for (index, step) in steps.enumerated() {
      let (frame, size) = (step.frame, step.frame.size)
      lines.append(
        "  \(index + 1). \(step.name): offered \(step.proposal), answered \(size.width.shortDescription) x "
          + "\(size.height.shortDescription), placed at \(frame.minX.shortDescription), \(frame.minY.shortDescription)"
      )
    }
    if let others { lines.append(others) }
    return lines.map { ControlCharacters.escaped($0) }.joined(separator: "\n")
  }
}

// The file, by which another process says them.
extension LayoutSteps {
  /// The file's bytes: JSON, in which lengths without end are `"inf"`.
  /// - Throws: what the encoder throws.
  package func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(self)
  }

  /// - Throws: `DecodingError` for what is no such file.
  package init(data: Data) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    self = try decoder.decode(Self.self, from: data)
  }
}
