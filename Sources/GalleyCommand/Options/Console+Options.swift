extension Console {
  /// As `--quiet` and `--json` ask.
  init(_ arguments: ParsedArguments) {
    self.init(isQuiet: arguments.has("--quiet"), isJSON: arguments.has("--json"))
  }
}
