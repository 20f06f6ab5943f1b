import GalleyGeometry

/// The resources of the image being drawn, for texts that are looked up without an environment.
package struct CurrentResources: Sendable {
  let resources: ProjectResources
  let locale: Locale
  let idiom: ResourceIdiom

  static var value: CurrentResources? { RenderContext.project as? CurrentResources }

  /// Runs something whose `String(localized:)` and `NSLocalizedString` find a project's texts. Drawing does so by
  /// itself; previews that are made beforehand need it.
  package static func using<Answer>(
    _ resources: ProjectResources, locale: Locale, idiom: ResourceIdiom = .phone,
    _ body: () throws -> Answer
  ) rethrows -> Answer {
    let value = CurrentResources(resources: resources, locale: locale, idiom: idiom)
    return try RenderContext.with({ $0.project = value }, body)
  }

  static func string(_ key: String, table: String?) -> String? {
    value.flatMap {
      $0.resources.string(
        key, table: table ?? "Localizable", locale: $0.locale, idiom: $0.idiom)
    }
  }
}

extension ProjectResources: RenderProject {
  func context(in environment: EnvironmentValues) -> any Sendable {
    CurrentResources(
      resources: self, locale: environment.locale, idiom: environment.resourceIdiom)
  }
}

/// The text of a key in the language of the image being drawn, the key itself where there is none. Foundation's
/// function of the name, which looks into the program's own bundle, has more arguments and gives way.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  CurrentResources.string(key, table: nil) ?? key
}

/// The same: the tables of the project are searched, whatever the bundle.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  CurrentResources.string(key, table: nil) ?? key
}

/// The same in a table by its name; nil is `Localizable`.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  CurrentResources.string(key, table: tableName) ?? key
}

/// The same in a table by its name: those of the project are searched, whatever the bundle.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  CurrentResources.string(key, table: tableName) ?? key
}

/// The same with a text that is shown where no table has the key; empty is the key.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  CurrentResources.string(key, table: nil) ?? (value.isEmpty ? key : value)
}
