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

  // Without its first script the page would stay white.
  const texts = {
    en: ['Pawl could not be loaded: the server cannot be reached, or has just been upgraded.', 'Try again'],
    he: ['אי אפשר לטעון את Pawl: אי אפשר להגיע לשרת, או שהוא שודרג ברגע זה.', 'לנסות שוב'],
  }[language]
  const sayNotLoaded = (event) => {
    if (!(event.target instanceof HTMLScriptElement)) return
    const [why, again] = texts.map((text) => document.createTextNode(text))
    const [notice, paragraph, button] = ['div', 'p', 'button'].map((name) => document.createElement(name))
    notice.setAttribute('role', 'alert')
    notice.style.padding = '2rem'
    paragraph.append(why)
    button.append(again)
    button.addEventListener('click', () => location.reload())
    notice.append(paragraph, button)
    document.getElementById('root')?.replaceChildren(notice)
  }
  addEventListener('error', sayNotLoaded, true)
})()
