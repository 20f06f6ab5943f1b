/// A value, and what it was and will be: undo and redo for anything that is a value.
struct History<Value: Equatable> {
  /// A change that can be taken back, and the value before it, or after it where it is to be redone.
  private struct Step {
    var name: String
    var value: Value
  }

  /// The oldest steps are forgotten beyond that.
  static var mostSteps: Int { 200 }

  private(set) var present: Value
  private var past: [Step] = []
  private var future: [Step] = []
  /// Whether the next change of the same name belongs to the last step.
  private var isRunning = false

  init(_ value: Value) { present = value }

  /// What undo would take back; nil if there is nothing.
  var undoName: String? { past.last?.name }

  /// What redo would do again; nil if there is nothing.
  var redoName: String? { future.last?.name }

  /// Changes the value. A change that leaves it as it is makes no step.
  /// - Parameter isContinuous: whether changes of the same name that follow belong to this step, until `endRun()`: those of
  ///   a slider that is being dragged.
  mutating func change(_ name: String, to value: Value, isContinuous: Bool = false) {
    guard value != present else { return }
    let continues = isContinuous && isRunning && past.last?.name == name
    if !continues { past.append(Step(name: name, value: present)) }
    if past.count > Self.mostSteps { past.removeFirst() }
    future = []
    present = value
    isRunning = isContinuous
  }

  /// Ends a step of several changes: the slider was let go.
  mutating func endRun() { isRunning = false }

  mutating func undo() {
    guard let step = past.popLast() else { return }
    future.append(Step(name: step.name, value: present))
    present = step.value
    isRunning = false
  }

  mutating func redo() {
    guard let step = future.popLast() else { return }
    past.append(Step(name: step.name, value: present))
    present = step.value
    isRunning = false
  }
}
