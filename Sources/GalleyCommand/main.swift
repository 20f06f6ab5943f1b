import Galley

exit(GalleyCommand.run(Array(CommandLine.arguments.dropFirst())).rawValue)
