"""Where a checker of schemas finds errors in a text of JSON: lines and columns instead of paths."""
import json
import re

SPACE = re.compile(r"[ \t\r\n]*")
STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
PLAIN = re.compile(r"[-+.\w]+")


class Places:
    """The offsets of all values and keys of a text, by their paths."""

    def __init__(self, text):
        self.text = text
        self.values = {}
        self.keys = {}
        self.read(0, ())

    def skip(self, offset):
        return SPACE.match(self.text, offset).end()

    def read(self, offset, path):
        offset = self.skip(offset)
        self.values[path] = offset
        first = self.text[offset]
        if first not in "{[":
            return (STRING if first == '"' else PLAIN).match(self.text, offset).end()
        offset = self.skip(offset + 1)
        count = 0
        while self.text[offset] not in "}]":
            part = count
            if first == "{":
                key = STRING.match(self.text, offset)
                part = json.loads(key.group())
                self.keys[path + (part,)] = offset
                offset = self.skip(key.end()) + 1
            offset = self.skip(self.read(offset, path + (part,)))
            if self.text[offset] == ",":
                offset = self.skip(offset + 1)
            count += 1
        return offset + 1

    def position(self, offset):
        """The line and the column, both from 1."""
        return self.text.count("\n", 0, offset) + 1, offset - self.text.rfind("\n", 0, offset)


def placed_errors(validator, text):
    """The line, the column and the message of every error."""
    places = Places(text)
    found = []
    for error in validator.iter_errors(json.loads(text)):
        path = tuple(error.absolute_path)
        offsets = [places.values[path]]
        if error.validator == "additionalProperties":
            known = error.schema.get("properties", {})
            offsets = [places.keys[path + (key,)] for key in error.instance if key not in known]
        found += [(*places.position(offset), error.message) for offset in offsets]
    return sorted(found)
