import Galley

// A reader that goes away is an error like any other, not a signal that ends the program.
signal(SIGPIPE, SIG_IGN)
// So is a file that grows beyond what is allowed.
signal(SIGXFSZ, SIG_IGN)
exit(GalleyCommand.run(Array(CommandLine.arguments.dropFirst())).rawValue)
