// A file that says `import OSLog` builds on Linux unchanged: it is `os`, without a store of messages to read.
@_exported import os
