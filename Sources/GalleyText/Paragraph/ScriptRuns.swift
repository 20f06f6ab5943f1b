import CHarfBuzz

/// Which script each character of a line is read in, by HarfBuzz's tables.
enum ScriptRuns {
  /// Common and inherited characters, such as spaces and marks, take the script of the preceding character, or of the
  /// next one at the start of the text.
  static func scripts(of scalars: [Unicode.Scalar]) -> [hb_script_t] {
    let functions = hb_unicode_funcs_get_default()
    var scripts: [hb_script_t] = []
    scripts.reserveCapacity(scalars.count)
    var last: hb_script_t?
    for scalar in scalars {
      let own = hb_unicode_script(functions, scalar.value)
      // A mark goes with its base, whatever script it is made for.
      if let last, scalar.value >= 0x300, scalar.isMark {
        scripts.append(last)
        continue
      }
      if own != HB_SCRIPT_COMMON, own != HB_SCRIPT_INHERITED, own != HB_SCRIPT_UNKNOWN {
        if last == nil {
          for index in scripts.indices { scripts[index] = own }
        }
        last = own
      }
      scripts.append(last ?? HB_SCRIPT_COMMON)
    }
    return scripts
  }
}
