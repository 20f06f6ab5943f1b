// What users of `import GalleyScenes` name of scenes' data: tables, rows, how files are read, and what is wrong with them.
@_exported import enum GalleyData.DecimalSign
@_exported import enum GalleyData.TextEncoding
@_exported import struct GalleyData.DataRow
@_exported import struct GalleyData.DataSetting
@_exported import struct GalleyData.DataTable
@_exported import struct GalleyData.Delimiter
@_exported import struct GalleyData.SceneError
@_exported import struct GalleyData.TableReading
