import Testing

@Suite struct HistoryTests {
  @Test func changesAreTakenBackAndDoneAgain() {
    var history = History(0)
    history.change("One") { $0 = 1 }
    history.change("Two") { $0 = 2 }
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
    history.change("One") { $0 = 1 }
    history.undo()
    history.change("Two") { $0 = 2 }
    #expect(history.redoName == nil)
    history.redo()
    #expect(history.present == 2)
  }

  @Test func aChangeThatChangesNothingIsNoStep() {
    var history = History(0)
    history.change("One") { $0 = 1 }
    history.undo()
    history.change("Nothing") { $0 = 0 }
    #expect(history.undoName == nil)
    #expect(history.redoName == "One")
  }

  @Test func aDragIsOneStep() {
    var history = History(0)
    for value in 1...9 { history.change("Slide", isContinuous: true) { $0 = value } }
    history.endRun()
    for value in 10...12 { history.change("Slide", isContinuous: true) { $0 = value } }
    history.undo()
    #expect(history.present == 9)
    history.undo()
    #expect(history.present == 0)
    #expect(history.undoName == nil)
  }

  @Test func anotherNameEndsADrag() {
    var history = History(0)
    history.change("Slide", isContinuous: true) { $0 = 1 }
    history.change("Turn", isContinuous: true) { $0 = 2 }
    history.undo()
    #expect(history.present == 1)
  }

  @Test func theOldestStepsAreForgotten() {
    var history = History(0)
    for value in 1...250 { history.change("Step") { $0 = value } }
    var steps = 0
    while history.undoName != nil {
      history.undo()
      steps += 1
    }
    #expect(steps == History<Int>.mostSteps)
    #expect(history.present == 50)
  }
}
