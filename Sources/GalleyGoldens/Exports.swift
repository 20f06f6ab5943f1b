// A test that compares pictures names views, too.
@_exported import Galley
