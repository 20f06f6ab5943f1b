/// Scripts that make shells ask `galley complete` what may stand at the cursor. They know no command and no option, so
/// that they stay right when the program is replaced.
enum ShellCompletions {
  static let shells = ["bash", "zsh", "fish"]

  static let bash = #"""
    # Completions of galley for bash: galley itself says what may stand at the cursor.
    _galley() {
      local word=${COMP_WORDS[COMP_CWORD]} program=${1/#\~/$HOME} kind="" text about
      COMPREPLY=()
      while IFS=$'\t' read -r text about; do
        if [ -z "$kind" ]; then
          kind=$text
          [ "$kind" = files ] && compopt -o filenames 2>/dev/null
          continue
        fi
        case $text in *=) compopt -o nospace 2>/dev/null ;; esac
        # Readline quotes the names of files, and nothing behind a quote.
        case $kind:$word in
          words:[\'\"]* | files:*) ;;
          *=) ;;
          *) printf -v text %q "$text"; text=${text//\\,/,} ;;
        esac
        COMPREPLY+=("$text")
      done < <("$program" complete bash "$COMP_CWORD" "${COMP_WORDS[@]}" 2>/dev/null)
    }
    complete -F _galley galley

    """#

  static let zsh = #"""
    #compdef galley
    # Completions of galley for zsh: galley itself says what may stand at the cursor.
    _galley() {
      local kind="" text about line
      local -a values shown starts starts_shown
      local program=${words[1]/#\~/$HOME}
      while IFS= read -r line; do
        text=${line%%$'\t'*} about=""
        [[ $line == *$'\t'* ]] && about=${line#*$'\t'}
        if [[ -z $kind ]]; then
          kind=$text
          continue
        fi
        # Behind these more follows.
        if [[ $text == *[=/] ]]; then
          starts+=("$text") starts_shown+=("$text${about:+  -- $about}")
        else
          values+=("$text") shown+=("$text${about:+  -- $about}")
        fi
      done < <("$program" complete zsh $((CURRENT - 1)) \
        "${(Q)words[1,CURRENT-1][@]}" "${(Q)PREFIX}" 2>/dev/null)
      if [[ $kind == files ]]; then
        (( $#values )) && compadd -f -- "${values[@]}"
        (( $#starts )) && compadd -f -S '' -- "${starts[@]}"
      else
        (( $#values )) && compadd -l -d shown -- "${values[@]}"
        (( $#starts )) && compadd -l -d starts_shown -S '' -- "${starts[@]}"
      fi
      (( $#values + $#starts ))
    }
    if [[ ${funcstack[1]} == _galley ]]; then
      _galley "$@"
    else
      compdef _galley galley
    fi

    """#

  static let fish = #"""
    # Completions of galley for fish: galley itself says what may stand at the cursor.
    function __galley_complete
        set -l before (commandline -opc)
        set -l word (commandline -ct)
        set -l program (string replace -r '^~' $HOME -- $before[1])
        # The first line says what kind of words follow.
        $program complete fish (count $before) $before "$word" 2>/dev/null | tail -n +2
    end
    complete -c galley -f -a '(__galley_complete)'

    """#
}
