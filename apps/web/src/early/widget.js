// The chat on any page: <script src="https://your-pawl/widget.js" data-language="he" data-label="Tasks" async></script>
// Puts a button into the corner; it opens a frame with the chat. Nothing of the page can reach into the frame, nor the
// other way round. Who may hold the frame is for the server to say: PAWL_WIDGET_ORIGINS.
;(() => {
  const script = document.currentScript
  const { language, label, side = 'end' } = script.dataset
  const [code] = (language ?? document.documentElement.lang).split('-')
  const all = LANGUAGES
  const texts = all.find(({ codes }) => codes.includes(code)) ?? all[0]
  const address = new URL('widget', script.src)
  if (language) address.searchParams.set('language', language)

  const holder = document.createElement('pawl-widget')
  const shadow = holder.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    :host { position: fixed; inset-block-end: 1rem; inset-inline-${side === 'start' ? 'start' : 'end'}: 1rem; z-index: 2147483000;
      display: grid; justify-items: end; gap: .5rem; font: 1rem system-ui, sans-serif; color-scheme: light dark; }
    button { padding: .7rem 1.1rem; border: 0; border-radius: 999px; font: inherit; cursor: pointer;
      background: light-dark(#2f4ac0, #a3b4ff); color: light-dark(#fff, #0d1230); box-shadow: 0 6px 24px rgb(0 0 0 / 25%); }
    button:focus-visible { outline: 3px solid light-dark(#161a22, #fff); outline-offset: 2px; }
    iframe { inline-size: min(26rem, calc(100vw - 2rem)); block-size: min(38rem, calc(100dvh - 6rem));
      border: 1px solid light-dark(#d9dee6, #2c3341); border-radius: 14px; background: Canvas; box-shadow: 0 6px 24px rgb(0 0 0 / 25%); }
    [hidden] { display: none; }
  `)
  shadow.adoptedStyleSheets = [sheet]

  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label ?? texts.open
  button.setAttribute('aria-expanded', 'false')
  let frame
  const toggle = () => {
    if (frame === undefined) {
      frame = document.createElement('iframe')
      frame.title = texts.frame
      frame.src = address.href
      frame.hidden = true
      shadow.prepend(frame)
    }
    frame.hidden = !frame.hidden
    button.setAttribute('aria-expanded', String(!frame.hidden))
    if (!frame.hidden) frame.focus()
  }
  button.addEventListener('click', toggle)
  shadow.append(button)
  document.body.append(holder)
})()
