import CProcess

/// Faults of the program, which end it with one sentence on standard error.
package enum ProgramFaults {
  /// Lets a full stack of the calling thread be said, too, in a program that explains its faults: a thread has room for
  /// that where it was given some.
  package static func explainThisThread() { galley_explain_faults_of_thread() }
}
