// What a person sees who opens the address in a browser.

import type { Language } from '@pawl/contract'

const TEXTS = {
  en: {
    direction: 'ltr',
    title: 'Pawl is running',
    intro: 'A task system in which every change of state is decided by a table of rules you can read.',
    commands: 'From a terminal:',
    links: { '/api/tasks': 'Tasks', '/api/lifecycles': 'The rules', '/openapi.json': 'The API' },
  },
  he: {
    direction: 'rtl',
    title: 'Pawl פועל',
    intro: 'מערכת משימות שבה כל שינוי מצב מוכרע לפי טבלת כללים שאפשר לקרוא.',
    commands: 'משורת הפקודה:',
    links: { '/api/tasks': 'משימות', '/api/lifecycles': 'הכללים', '/openapi.json': 'ה־API' },
  },
} as const

export function homePage(language: Language): string {
  const { direction, title, intro, commands, links } = TEXTS[language]
  const items = Object.entries(links).map(([href, text]) => `<li><a href="${href}">${text}</a></li>`)
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
  :root { color-scheme: light dark; font: 1.1rem/1.6 system-ui, sans-serif; }
  main { max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem; }
  pre { padding: 1rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .5rem; overflow-x: auto; }
  a { color: inherit; }
</style>
</head>
<body><main>
<h1>${title}</h1>
<p>${intro}</p>
<p>${commands}</p>
<pre dir="ltr">npx pawl add Buy milk
npx pawl list
npx pawl done 1</pre>
<ul>${items.join('')}</ul>
</main></body>
</html>
`
}
