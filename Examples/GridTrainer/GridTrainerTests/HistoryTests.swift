import Testing

@Suite struct HistoryTests {
  @Test func changesAreTakenBackAndDoneAgain() {
    var history = History(0)
    history.change("One", to: 1)
    history.change("Two", to: 2)
    #expect(history.undoName == "Two")
    history.undo()
    #expect(history.present == 1)
    #expect(history.undoName == "One")
    #expect(history.redoName == "Two")
    history.undo()
    history.undo()
    #expect(history.present == 0)
    #expect(history.undoName == nil)
    history.redo()
    history.redo()
    history.redo()
    #expect(history.present == 2)
    #expect(history.redoName == nil)
  }

  @Test func aNewChangeForgetsWhatWasTakenBack() {
    var history = History(0)
    history.change("One", to: 1)
    history.undo()
    history.change("Two", to: 2)
    #expect(history.redoName == nil)
    history.redo()
    #expect(history.present == 2)
  }

  @Test func aChangeThatChangesNothingIsNoStep() {
    var history = History(0)
    history.change("One", to: 1)
    history.undo()
    history.change("Nothing", to: 0)
    #expect(history.undoName == nil)
    #expect(history.redoName == "One")
  }

  @Test func aDragIsOneStep() {
    var history = History(0)
    for value in 1...9 { history.change("Slide", to: value, isContinuous: true) }
    history.endRun()
    for value in 10...12 { history.change("Slide", to: value, isContinuous: true) }
    history.undo()
    #expect(history.present == 9)
    history.undo()
    #expect(history.present == 0)
    #expect(history.undoName == nil)
  }

  @Test func anotherNameEndsADrag() {
    var history = History(0)
    history.change("Slide", to: 1, isContinuous: true)
    history.change("Turn", to: 2, isContinuous: true)
    history.undo()
    #expect(history.present == 1)
  }

  @Test func theOldestStepsAreForgotten() {
    var history = History(0)
    for value in 1...250 { history.change("Step", to: value) }
    var steps = 0
    while history.undoName != nil {
      history.undo()
      steps += 1
    }
    #expect(steps == History<Int>.mostSteps)
    #expect(history.present == 50)
  }
}
