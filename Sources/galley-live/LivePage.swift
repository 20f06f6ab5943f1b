import GalleyLive

/// The page that browsers get.
enum LivePage {
  /// Its files by their names, as relative addresses name them; the empty name is the page itself.
  static var site: LiveSite { ConnectionPage.site }
}
