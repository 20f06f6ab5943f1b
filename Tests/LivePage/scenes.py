"""What `drive-page` does with the page of scenes."""
import time

import stand_in
from page_scripts import AUDIT


class ScenePage:
    """A part of `Page`, which asks the browser and checks; `scenes` is the stand-in of a server with scenes."""

    def run_scenes(self):
        self.scenes = stand_in.StandIn(dict(stand_in.SCENES))
        for part in (self.draws, self.says_swift, self.completes, self.saves, self.keeps_files, self.looks_of_scenes):
            self.scenes.scenes.update(stand_in.SCENES)
            self.scenes.delay = 0
            self.load_scenes()
            self.scenes.messages.clear()
            part()

    def load_scenes(self, **preferences):
        self.show(1280, 800, color_scheme="light", **preferences)
        self.open(self.scenes.address)
        self.check_until("the scene is shown", lambda: self.ask("!one('#image').hidden && schemas.root !== null"), quiet=True)

    def write(self, text, caret=None):
        """Replaces the text as if it were typed."""
        self.ask(f"(() => {{ const e = one('#text'); e.focus(); e.select(); document.execCommand('insertText', false, {text!r});"
                 f" optionList.close(); e.setSelectionRange(...[{caret!r} ?? e.value.length].flatMap(x => [x, x])); }})()"
                 .replace("None", "null"))

    def drawn(self):
        return self.sent_scenes("draw")

    def draws(self):
        self.check("the text is that of the file", self.ask("one('#text').value") == stand_in.SCENES["Cards/card.json"])
        self.check("in its size", self.ask("one('#image').width") == 40)
        self.scenes.delay = .2
        for color in ("green", "blue", "red", "blue"):
            self.write(f'{{ "view": {{ "color": "{color}" }} }}')
        self.check_until("one text is drawn after the other", lambda: len(self.drawn()) == 2, seconds=3)
        self.check("the newest wins", "blue" in self.drawn()[-1]["text"])
        self.scenes.delay = 0
        self.click("#row-next")
        self.check_until("another row is drawn", lambda: self.ask("one('#image').width") == 80)
        self.ask("put('#row', '99', 'change')")
        self.check_until("the last one at most", lambda: self.ask("one('#image').width === 120 && one('#row-next').disabled"))
        self.write('{\n  "view": ,\n}')
        self.check_until("an error has its place", lambda: self.text("found").startswith("2:11error"))
        self.check("the last image stays", self.ask("!one('#image').hidden && one('#image').classList.contains('old')"))
        self.check("its line is marked", self.ask("one('#lines .bad').textContent") == "2")
        self.click("#found button")
        self.check("a click goes there", self.ask("document.activeElement.id + one('#text').selectionStart") == "text12")
        self.write("{}")
        self.check_until("the error goes with its cause", lambda: self.ask("one('#found').hidden"))

    def says_swift(self):
        self.write('{ "view": { "color": "blue" } }')
        self.check("the code is not shown at first", self.ask("one('#source').hidden"))
        self.check_until("and not asked for", lambda: self.drawn()[-1]["swift"] is False)
        self.click("#swift")
        self.check_until("it is shown where it is wanted", lambda: "// blue" in self.text("code"))
        self.write('{ "view": { "color": "red" } }')
        self.check_until("it follows what is written", lambda: "// red" in self.text("code"))
        self.write('{ "view": }')
        self.check_until("it stays beside an error", lambda: self.ask("one('#source').classList.contains('old')"))
        self.check("as the last image does", "// red" in self.text("code"))
        self.check("the button says what it is", self.ask("one('#swift').getAttribute('aria-pressed')") == "true")
        self.write('{ "view": { "color": "red" } }')
        self.click("#swift")
        self.check("and it goes", self.ask("one('#source').hidden"))

    def completes(self):
        self.write('{ "view": { "type": "Text", } }', 28)
        self.press(" ", modifiers=2)
        self.check_until("keys are listed", lambda: self.ask("optionList.isOpen"))
        self.check("those that are missing", self.ask("optionList.found.options.map(one => one.text).join()")
                   == "text,runs,markdown,modifiers")
        self.press("ArrowDown")
        self.press("ArrowUp")
        self.press("Enter")
        self.check("one is taken", self.ask("one('#text').value") == '{ "view": { "type": "Text", "text": } }')
        self.write('{ "view": { "type": "Te" } }', 23)
        self.press(" ", modifiers=2)
        self.check("types are found by their letters", self.ask("optionList.found.options[0].text") == "Text")
        self.check("with what they are", "lines" in self.ask("one('#options').firstChild.textContent"))
        self.press("Escape")
        self.check("Escape closes the list", not self.ask("optionList.isOpen"))
        for text, options in (
            ('{ "canvas": { "colorScheme": | } }', "light,dark"), ('{ "view": { "type": "Text", "markdown": | } }', "true,false"),
            ('{ "view": { "type": "Text", "modifiers": [{ "font": { "weight": "bo|', "bold,semibold"),
            ('// A comment {\n{ "canvas": {}, "ca|" }', "canvases"), ("| {}", ""), ("{} |", ""), ('{ "view": [ 5, | ] }', ""),
        ):
            offset = text.index("|")
            found = self.ask(f"completions({text.replace('|', '')!r}, {offset})?.options.map(one => one.text).join() ?? ''")
            self.check(f"{text!r}: {found}", found == options)
        self.check("a view is offered whole", self.ask("completions('{ \"view\":  }', 10).options[0].insert") == '{ "type": "HStack" }')
        large = ('{ "view": { "type": "VStack", "children": [' + '{ "type": "Text", "text": "a" },' * 9000 + ' ] } }')
        self.ask(f"large = {large!r}")
        self.check("a large scene is completed in less than a second", self.ask(
            "(() => { const start = performance.now(); completions(large, large.length - 6); return performance.now() - start; })()") < 1000)

    def saves(self):
        self.check("nothing is to be saved", self.ask("one('#save').disabled"))
        self.write('{ "view": { "color": "blue" } }')
        self.check("then something is", not self.ask("one('#save').disabled"))
        self.press("s", modifiers=2)
        self.check_until("it is saved by keys", lambda: "blue" in self.scenes.scenes["Cards/card.json"])
        self.check_until("and the page knows it", lambda: self.ask("one('#save').disabled") and self.text("status") == "Saved")
        self.scenes.scenes["Cards/card.json"] = '{ "view": { "color": "red" } }'
        self.scenes.session.tell_file()
        self.check_until("a file that has changed is shown", lambda: "red" in self.ask("one('#text').value"))
        self.write('{ "mine": 1 }')
        self.scenes.scenes["Cards/card.json"] = '{ "theirs": 1 }'
        self.scenes.session.tell_file()
        self.check_until("what is written is kept", lambda: "kept" in self.text("status"))
        self.check("in the editor", self.ask("one('#text').value") == '{ "mine": 1 }')
        self.scenes.drop()
        self.check_until("a lost connection comes back", lambda: len(self.scenes.sessions) == 1 and "px" in self.text("status"))
        self.check("with what was written", self.ask("one('#text').value") == '{ "mine": 1 }')
        self.ask("(confirm = () => true) && put('#scene', 'Cards/other.json', 'change')")
        self.check_until("another scene has canvases", lambda: self.ask("!one('#canvas-label').hidden"))
        self.ask("put('#canvas-name', 'high', 'change')")
        self.check_until("one of them is drawn", lambda: self.drawn()[-1]["canvas"] == "high")

    def keeps_files(self):
        """What the page does not know is not written over, and lines keep their ends."""
        other = self.scenes.scenes["Cards/other.json"]
        self.scenes.delay = .5
        self.ask("put('#scene', 'Cards/other.json', 'change')")
        self.press("s", modifiers=2)
        self.check("nothing is saved before the file comes", "Not saved" in self.text("status"))
        self.check("nor written", self.ask("one('#text').readOnly && one('#text').value === ''"))
        self.check_until("then it is shown", lambda: self.ask("one('#text').value") == other)
        self.scenes.delay = 0
        self.press("s", modifiers=2)
        time.sleep(.2)
        self.check("nor where nothing was written", not self.sent_scenes("save"))
        self.check("and the file stays", self.scenes.scenes["Cards/other.json"] == other)
        for text, saved in (('{\r\n}\r\n', '{ }\r\n'), ('{\r\n}\n', '{ }\n'), ('{\n}\n', '{ }\n')):
            self.scenes.scenes["Cards/other.json"] = text
            self.scenes.session.tell_file()
            self.check_until(f"{text!r} is shown", lambda: self.ask("one('#text').value") == "{\n}\n")
            self.check("and nothing is to be saved", self.ask("one('#save').disabled"))
            self.write("{ }\n")
            self.press("s", modifiers=2)
            self.check_until(f"it is saved as {saved!r}", lambda: self.scenes.scenes["Cards/other.json"] == saved)
            self.check_until("and the page knows it", lambda: self.ask("one('#save').disabled"))
            self.check("with a word where ends of lines change", ("line feed" in self.text("status")) == (text == '{\r\n}\n'))
        self.check("each save says its scene", {one["scene"] for one in self.sent_scenes("save")} == {"Cards/other.json"})

    def sent_scenes(self, kind):
        return [message for message in list(self.scenes.messages) if message["type"] == kind]

    def looks_of_scenes(self):
        self.click("#swift")
        self.write('{ "view": }')
        self.check_until("an error is shown", lambda: not self.ask("one('#found').hidden"), quiet=True)
        for scheme in ("light", "dark"):
            for width in (1280, 390):
                self.show(width, 800, color_scheme=scheme)
                time.sleep(.3)
                self.check(f"scenes, {scheme}, {width} wide: names and contrast {self.ask(AUDIT) or ''}", f"!{AUDIT}.length")
                self.check("no scroll bar of the page", "document.documentElement.scrollWidth <= innerWidth")
