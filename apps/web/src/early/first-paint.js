// Runs before anything is painted, so that nothing jumps: the language, its direction and the theme of last time.
;(() => {
  const read = (name) => {
    try {
      return localStorage.getItem(name)
    } catch {
      return null
    }
  }
  const all = LANGUAGES
  const known = (preferred) => all.find(({ codes }) => codes.includes(preferred?.split('-')[0]))
  const chosen = new URLSearchParams(location.search).get('language') ?? read('pawl.language')
  const wanted = [chosen, ...(navigator.languages ?? [navigator.language])]
  const language = wanted.map(known).find((one) => one !== undefined) ?? all[0]
  const root = document.documentElement
  root.lang = language.codes[0]
  root.dir = language.direction
  const theme = read('pawl.theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme

  // Without its first script the page would stay white.
  const sayNotLoaded = (event) => {
    if (!(event.target instanceof HTMLScriptElement)) return
    const [notice, paragraph, button] = ['div', 'p', 'button'].map((name) => document.createElement(name))
    notice.setAttribute('role', 'alert')
    notice.style.padding = '2rem'
    paragraph.append(language.notLoaded)
    button.append(language.again)
    button.addEventListener('click', () => location.reload())
    notice.append(paragraph, button)
    document.getElementById('root')?.replaceChildren(notice)
  }
  addEventListener('error', sayNotLoaded, true)
})()
