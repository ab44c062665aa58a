// The completions of each shell, from one tree. A script finds out which command is being typed by taking words as long as
// they lead further down the tree, then offers what may follow.

import type { TreeCommand, TreeOption } from './command-tree.ts'

export type Shell = 'bash' | 'zsh' | 'fish' | 'powershell'

export function completionFor(shell: Shell, tree: readonly TreeCommand[]): string {
  return scripts[shell](tree)
}

const scripts: { readonly [shell in Shell]: (tree: readonly TreeCommand[]) => string } = {
  bash: (tree) => `# pawl: completions for bash
_pawl_words() {
  case "$1" in
${cases(tree, ({ words }) => words.map(({ word }) => word).join(' '))}
  esac
}
_pawl_flags() {
  case "$1" in
${cases(tree, ({ options }) => options.map(({ flag }) => flag).join(' '))}
  esac
}
_pawl_values() {
  case "$1" in
${valueCases(tree)}
  esac
}
_pawl() {
  local word current previous path="" after=0
  current="\${COMP_WORDS[COMP_CWORD]}"
  previous="\${COMP_WORDS[COMP_CWORD-1]}"
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    if [ "$after" = 1 ]; then after=0; continue; fi
    case "$word" in
      ${valueFlags(tree, '|')}) after=1 ;;
      -*) ;;
      *) case " $(_pawl_words "$path") " in *" $word "*) path="\${path:+$path }$word" ;; esac ;;
    esac
  done
  local values="$(_pawl_values "$path $previous")"
  [ -n "$values" ] || values="$(_pawl_values " $previous")"
  if [ -n "$values" ]; then COMPREPLY=($(compgen -W "$values" -- "$current")); return; fi
  case "$current" in
    -*) COMPREPLY=($(compgen -W "$(_pawl_flags "$path") $(_pawl_flags "") --help" -- "$current")) ;;
    *) COMPREPLY=($(compgen -W "$(_pawl_words "$path")" -- "$current")) ;;
  esac
}
complete -o default -F _pawl pawl
`,

  zsh: (tree) => `#compdef pawl
# pawl: completions for zsh
_pawl_words() {
  case "$1" in
${cases(tree, ({ words }) => words.map(({ word, about }) => described(word, about)).join('\n'))}
  esac
}
_pawl_flags() {
  case "$1" in
${cases(tree, ({ options }) => options.map(({ flag, about }) => described(flag, about)).join('\n'))}
  esac
}
_pawl_values() {
  case "$1" in
${valueCases(tree)}
  esac
}
_pawl() {
  local word at="" after=0 previous="\${words[CURRENT-1]}"
  local -a found
  for word in "\${(@)words[2,CURRENT-1]}"; do
    if [[ $after = 1 ]]; then after=0; continue; fi
    case "$word" in
      ${valueFlags(tree, '|')}) after=1 ;;
      -*) ;;
      *) found=("\${(@f)$(_pawl_words "$at")}"); (( \${found[(I)\${word}(|:*)]} )) && at="\${at:+$at }$word" ;;
    esac
  done
  local values="$(_pawl_values "$at $previous")"
  [[ -n $values ]] || values="$(_pawl_values " $previous")"
  if [[ -n $values ]]; then compadd -- \${=values}; return; fi
  if [[ \${words[CURRENT]} = -* ]]; then
    found=("\${(@f)$(_pawl_flags "$at"; _pawl_flags "")}")
    _describe -o option found
  else
    found=("\${(@f)$(_pawl_words "$at")}")
    [[ -n $found ]] && _describe command found || _files
  fi
}
if [ "$funcstack[1]" = "_pawl" ]; then _pawl "$@"; else compdef _pawl pawl; fi
`,

  fish: (tree) => `# pawl: completions for fish
function __pawl_path
  set -l at ''
  set -l after 0
  for word in (commandline -opc)[2..]
    if test $after = 1
      set after 0
      continue
    end
    switch $word
      case ${valueFlags(tree, ' ')}
        set after 1
      case '-*'
      case '*'
        switch "$at $word"
          case ${tree
            .filter(({ path }) => path !== '')
            .map(({ path }) => quoted(path.includes(' ') ? path : ` ${path}`))
            .join(' ')}
            set at (string trim "$at $word")
        end
    end
  end
  echo $at
end
complete -c pawl -f
${tree.flatMap(fishLines).join('\n')}
`,

  powershell: (tree) => `# pawl: completions for PowerShell
Register-ArgumentCompleter -Native -CommandName pawl -ScriptBlock {
  param($word, $line, $cursor)
  $words = @{
${tree.map(({ path, words }) => `    '${path}' = @(${words.map(({ word }) => `'${word}'`).join(', ')})`).join('\n')}
  }
  $flags = @{
${tree.map(({ path, options }) => `    '${path}' = @(${options.map(({ flag }) => `'${flag}'`).join(', ')})`).join('\n')}
  }
  $values = @{
${valued(tree)
  .map(([key, { values }]) => `    '${key}' = @(${values.map((value) => `'${value}'`).join(', ')})`)
  .join('\n')}
  }
  $takesValue = @(${flagsWithValue(tree)
    .map((flag) => `'${flag}'`)
    .join(', ')})
  $typed = @($line.CommandElements | Select-Object -Skip 1 | ForEach-Object { "$_" })
  if ($word -ne '' -and $typed.Count -gt 0) { $typed = @($typed | Select-Object -SkipLast 1) }
  $at = ''
  $after = $false
  foreach ($one in $typed) {
    if ($after) { $after = $false; continue }
    if ($takesValue -contains $one) { $after = $true; continue }
    if ($one.StartsWith('-')) { continue }
    if ($words[$at] -contains $one) { $at = "$at $one".Trim() }
  }
  $previous = if ($typed.Count -gt 0) { $typed[-1] } else { '' }
  $offered = $values["$at $previous"]
  if (-not $offered) { $offered = $values[" $previous"] }
  if (-not $offered) { $offered = if ($word.StartsWith('-')) { $flags[$at] + $flags[''] } else { $words[$at] } }
  $offered | Where-Object { $_ -like "$word*" } | ForEach-Object { [System.Management.Automation.CompletionResult]::new($_) }
}
`,
}

function cases(tree: readonly TreeCommand[], text: (command: TreeCommand) => string): string {
  return tree
    .map((command) => [command.path, text(command)] as const)
    .filter(([, said]) => said !== '')
    .map(([path, said]) => `    '${path}') printf '%s\\n' ${quoted(said)} ;;`)
    .join('\n')
}

/** By the command and the option, of options with a few values. */
function valued(tree: readonly TreeCommand[]): readonly (readonly [key: string, option: TreeOption])[] {
  return tree.flatMap(({ path, options }) =>
    options.filter(({ values }) => values.length > 0).map((option) => [`${path} ${option.flag}`, option] as const),
  )
}

function valueCases(tree: readonly TreeCommand[]): string {
  return valued(tree)
    .map(([key, { values }]) => `    '${key}') printf '%s' '${values.join(' ')}' ;;`)
    .join('\n')
}

function flagsWithValue(tree: readonly TreeCommand[]): string[] {
  return [...new Set(tree.flatMap(({ options }) => options.filter((one) => one.takesValue).map(({ flag }) => flag)))]
}

function valueFlags(tree: readonly TreeCommand[], between: string): string {
  return flagsWithValue(tree).join(between)
}

/** A colon separates a word from what it is about. */
function described(word: string, about: string): string {
  return about === '' ? word : `${word}:${about.replaceAll(':', '\\:')}`
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

function fishLines({ path, words, options, takesFile }: TreeCommand): string[] {
  const at = `-n 'test (__pawl_path) = "${path}"'`
  const about = (text: string) => (text === '' ? '' : ` -d '${text.replaceAll('\\', '').replaceAll("'", "\\'")}'`)
  return [
    ...(takesFile ? [`complete -c pawl ${at} -F`] : []),
    ...words.map(({ word, about: said }) => `complete -c pawl ${at} -a ${word}${about(said)}`),
    ...options.map(({ flag, about: said, takesValue, values }) => {
      // `-x` offers these values alone, `-r` whatever fish finds, files too.
      const value = takesValue ? (values.length > 0 ? ` -x -a '${values.join(' ')}'` : ' -r') : ''
      // Those before the command may stand anywhere.
      return `complete -c pawl ${path === '' ? '' : `${at} `}-l ${flag.replace(/^--/, '')}${value}${about(said)}`
    }),
  ]
}
