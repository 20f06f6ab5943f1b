import GalleyGeometry

/// A part of an image that a format cannot say, and that is an image in the file.
package struct VectorProblem: Hashable, Sendable, CustomStringConvertible {
  /// What it is: `an angular gradient`.
  package var subject: String
  package var format: VectorFormat
  /// Where it lies, in points.
  package var frame: CGRect
  /// How many of its kind there are.
  package var count = 1

  package var description: String {
    let others = count > 1 ? ", as \(count - 1) other\(count > 2 ? "s" : "") of its kind," : ""
    return
      "\(subject) at \(frame.shortDescription) cannot be written as \(format.title); it is\(others) an image in the file"
  }
}

/// The problems of a file, those of one kind as one.
struct VectorProblems {
  private(set) var list: [VectorProblem] = []

  mutating func add(_ problem: VectorProblem) {
    if let index = list.firstIndex(where: { $0.subject == problem.subject }) {
      list[index].count += 1
    } else {
      list.append(problem)
    }
  }
}
