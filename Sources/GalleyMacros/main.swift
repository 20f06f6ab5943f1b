// The compiler starts this program and writes messages to it: eight bytes of length, little-endian, and JSON.
// What comes in: a macro's name and the text that it stands in. What goes out: the text that replaces it.
//
//     #Preview("Large") { Card() }  ->  struct $s…7PreviewfMu_: GalleyViews.PreviewRegistry { … }

import GalleyMacroExpansion

let host = PluginHost(input: 0, output: 1)
host.run()
