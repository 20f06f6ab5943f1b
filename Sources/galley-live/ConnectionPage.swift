import GalleyLive

/// A page that shows that the connection works: it lists the previews and what is wrong with the sources.
enum ConnectionPage {
  static let site = LiveSite(files: [
    "": LiveFile(text: page, mediaType: "text/html; charset=utf-8"),
    "page.css": LiveFile(text: style, mediaType: "text/css; charset=utf-8"),
    "page.js": LiveFile(text: script, mediaType: "text/javascript; charset=utf-8"),
  ])

  private static let page = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>galley-live</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="page.css">
    <main>
    <h1>galley-live</h1>
    <p role="status" id="state" data-protocol="\(LiveServer.subprotocol)">Connecting</p>
    <ul id="previews"></ul>
    <ul id="diagnostics"></ul>
    <noscript><p>The page needs JavaScript.</p></noscript>
    </main>
    <script src="page.js"></script>
    </html>

    """

  private static let style = """
    :root { color-scheme: light dark; font-family: system-ui, sans-serif; }
    main { max-width: 32rem; margin: 4rem auto; padding: 0 1rem; }

    """

  private static let script = """
    "use strict";
    const state = document.getElementById("state");
    const address = new URL("live", location.href);
    address.protocol = "ws:";
    function list(id, texts) {
      document.getElementById(id).replaceChildren(...texts.map((text) => {
        const item = document.createElement("li");
        item.textContent = text;
        return item;
      }));
    }
    function connect(delay) {
      const socket = new WebSocket(address, state.dataset.protocol);
      socket.onopen = () => {
        state.textContent = "Connected";
        delay = 500;
      };
      socket.onmessage = (event) => {
        if (typeof event.data !== "string") return;
        const message = JSON.parse(event.data);
        if (message.type !== "previews") return;
        state.textContent = message.isCompiling ? "Compiling" : "Connected";
        list("previews", message.previews.map((preview) => preview.name));
        list("diagnostics", message.diagnostics.map((diagnostic) => diagnostic.message));
      };
      socket.onclose = () => {
        state.textContent = "Not connected: galley-live has ended, or the address is of an earlier one";
        setTimeout(connect, delay, Math.min(delay * 2, 8000));
      };
    }
    connect(500);

    """
}
