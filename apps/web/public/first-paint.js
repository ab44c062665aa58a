// Runs before anything is painted, so that nothing jumps: the language, its direction and the theme of last time.
;(() => {
  const read = (name) => {
    try {
      return localStorage.getItem(name)
    } catch {
      return null
    }
  }
  const chosen = new URLSearchParams(location.search).get('language') ?? read('pawl.language')
  const preferred = (navigator.languages ?? [navigator.language]).find((one) => /^(en|he|iw)\b/.test(one)) ?? 'en'
  const language = chosen === 'he' || chosen === 'en' ? chosen : /^(he|iw)/.test(preferred) ? 'he' : 'en'
  const root = document.documentElement
  root.lang = language
  root.dir = language === 'he' ? 'rtl' : 'ltr'
  const theme = read('pawl.theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
})()
