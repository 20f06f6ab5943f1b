// A test that compares images names views, too.
@_exported import Galley
