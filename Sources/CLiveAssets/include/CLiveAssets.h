// The pages of live previews and of scenes, inside the binary: the program that serves them is one file. A page asks for `page.css` and
// `page.js` beside it, for its Content-Security-Policy allows no style and no script inside of it.
#ifndef GALLEY_CLIVE_ASSETS_H
#define GALLEY_CLIVE_ASSETS_H

#include <stddef.h>

/// The bytes of page.html, UTF-8.
const char *galley_live_page(size_t *length);

/// The bytes of page.css, UTF-8.
const char *galley_live_style(size_t *length);

/// The bytes of all scripts, in the order in which they need each other, UTF-8.
const char *galley_live_script(size_t *length);

/// The same three of the page of scenes.
const char *galley_scenes_page(size_t *length);
const char *galley_scenes_style(size_t *length);
const char *galley_scenes_script(size_t *length);

#endif
