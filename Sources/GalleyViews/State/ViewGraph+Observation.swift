import GalleyCombine
import GalleyGeometry

extension ViewGraph {
  /// Starts another pass when the object changes; a property that is set to what it was changes nothing.
  func observe(
    _ object: some ObservableObject, _ context: PropertyContext,
    of ownership: ObjectOwnership = .another
  ) {
    pending.deferredWork.markUserCodeRan()
    if let known = context.slot.content as? ObjectObservation, known.object === object {
      return known.resume()
    }
    let (view, property) = (context.view, context.property)
    context.slot.content = ObjectObservation(
      object, of: ownership, queue: pending.deferredWork.queue
    ) { [weak self] change, reader in
      guard let change else {
        reader?.invalidate()
        self?.noteChange(
          .ofObservedObject(in: view, property), isTold: reader != nil)
        return
      }
      if ValueComparison.areEqual(change.old, change.new) == true { return }
      reader?.invalidate()
      self?.noteChange(
        StateChange(
          view: view, state: change.property, old: change.old, new: change.new),
        isTold: reader != nil)
    }
  }
}
