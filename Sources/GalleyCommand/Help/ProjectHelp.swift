import Galley
import GalleyScenes

/// `galley help project`: what a project file says, and which one counts here.
enum ProjectHelp {
  static func text() throws -> String {
    let here = try here()
    return """
      The project file galley.json says once what the scenes and previews below its folder have in common:

        {
          "images": "images",         // where images are found; without it, each scene's own folder
          "fonts": "fonts",           // fonts besides the bundled ones
          "scale": 2,                 // pixels to a point, where the canvas does not say it
          "strict": true,             // a warning is an error
          "limits": {"timeout": 20, "maxMemory": "500M"},
          "skipLines": 0,             // lines of a sheet above the one with the column names
          "goldens": "Goldens",       // where goldens lie
          "devices": ["iPhone 15"],   // what previews are drawn on, alone and by galley golden
          "matrix": {"scheme": ["light", "dark"]}
        }

      Each key may be missing. Folders are paths from the file's folder and stay in it. An option counts over the
      file; --allow-warnings counts over "strict"; --project FILE names another file, --project none leaves all out.

      The file is looked for in the folder of the scene, the Swift file or the folder that a command names, then in
      the folders above it, up to the top of the repository. A home folder, the root of the file system and a folder
      that all users may write to count only where the search begins. -v says which file counts.

      'galley init' writes a project file with a first scene and its golden. 'galley schema --project' prints the
      schema of the file for editors.

      \(here)

      """
  }

  private static func here() throws -> String {
    let search = ProjectSearch(for: "-")
    guard let found = search.found else {
      let names = search.everywhere.map(Project.shown).joined(separator: "\n  ")
      return "In this folder no project file counts. Looked for:\n  \(names)"
    }
    let project = try Project(found)
    return "In this folder \(project.summary)."
  }
}
