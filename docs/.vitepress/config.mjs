// The documentation as a site: the pages of docs/ as they are, with search that needs no network. `npm run site` builds it.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const docs = join(import.meta.dirname, '..')

/** Pages point into the repository too, which the site does not hold; `scripts/site.test.ts` follows those links. */
const repository = readdirSync(join(docs, '..')).map((name) => name.replace(/\.md$/, ''))
const leadsIntoRepository = (url) => repository.includes(url.replace(/^(\.\.?\/)+/, '').split(/[/#]/)[0])

/** The four kinds of pages: to learn, to do, to look up, to understand. */
const LEARN = ['guides/install', 'guides/tour', 'guides/a-week', 'guides/web']
/** By what someone wants to do, as on the first page. What is named nowhere here stands in the last group. */
const DO = {
  'My list': ['planner', 'command', 'conversation', 'reminders', 'import'],
  'My agents': ['agents', 'mcp', 'attempts', 'clients'],
  'My policies': ['governed', 'hooks'],
  'My server': ['server', 'deploy'],
}
const HEBREW = {
  מתחילים: ['he/index', 'he/install', 'he/tour', 'he/list', 'he/agents', 'he/policies'],
  'איך עושים': [
    ...['he/planner', 'he/conversation', 'he/reminders', 'he/import', 'he/web', 'he/mcp'],
    ...['he/attempts', 'he/hooks', 'he/server'],
  ],
  להבין: ['he/understanding'],
}
const UNDERSTAND = ['design', 'security', 'guides/understanding', 'guides/adding-a-language', 'mutation']

export default {
  title: 'Pawl',
  description: 'A task system for people and AI agents in which every change of state is decided by a table of rules.',
  outDir: '../dist/site',
  cacheDir: '../dist/site-cache',
  cleanUrls: false,
  ignoreDeadLinks: [leadsIntoRepository],
  // Pages are Markdown and nothing else: what looks like a tag or a template is text.
  markdown: { html: false, config: (markdown) => plainly(markdown) },
  themeConfig: {
    search: { provider: 'local', options: { locales: { he: { translations: hebrewSearch() } } } },
    outline: { level: [2, 3] },
  },
  locales: {
    root: { label: 'English', lang: 'en', themeConfig: { nav: nav(), sidebar: sidebar() } },
    he: {
      label: 'עברית',
      lang: 'he',
      dir: 'rtl',
      themeConfig: {
        nav: [{ text: 'כל המדריכים, באנגלית', link: '/' }],
        sidebar: Object.entries(HEBREW).map(([text, paths]) => ({ text, items: paths.map(page) })),
        ...hebrewWords(),
      },
    },
  },
}

function nav() {
  return [
    { text: 'Learn', link: '/guides/install' },
    { text: 'Commands', link: '/reference/commands' },
    { text: 'Specification', link: '/spec/README' },
  ]
}

function sidebar() {
  const named = [
    ...LEARN,
    ...UNDERSTAND,
    ...Object.values(DO).flatMap((names) => names.map((name) => `guides/${name}`)),
  ]
  const others = pagesOf('guides').filter(({ link }) => !named.includes(link.slice(1)))
  const groups = Object.entries(DO).map(([text, names]) => {
    return { text, collapsed: false, items: names.map((name) => page(`guides/${name}`)) }
  })
  return [
    { text: 'Learn', items: LEARN.map(page) },
    { text: 'Do', items: [...groups, ...others] },
    { text: 'Look up', collapsed: true, items: [page('glossary'), ...pagesOf('reference'), ...pagesOf('spec')] },
    { text: 'Understand', collapsed: true, items: [...UNDERSTAND.map(page), ...pagesOf('decisions')] },
  ]
}

function pagesOf(folder) {
  return readdirSync(join(docs, folder))
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => page(`${folder}/${file.slice(0, -'.md'.length)}`))
}

function page(path) {
  const [, title = path] = /^# (.+)$/m.exec(readFileSync(join(docs, `${path}.md`), 'utf8')) ?? []
  return { text: title.replaceAll('`', ''), link: `/${path}` }
}

/** Braces in a page are braces, not a template. */
function plainly(markdown) {
  const text = markdown.renderer.rules.text
  markdown.renderer.rules.text = (...args) => text(...args).replaceAll('{{', '<span v-pre>{{</span>')
}

/** What the theme says by itself. */
function hebrewWords() {
  return {
    outline: { level: [2, 3], label: 'בעמוד הזה' },
    docFooter: { prev: 'הקודם', next: 'הבא' },
    darkModeSwitchLabel: 'מראה',
    lightModeSwitchTitle: 'לעבור למראה בהיר',
    darkModeSwitchTitle: 'לעבור למראה כהה',
    sidebarMenuLabel: 'תפריט',
    returnToTopLabel: 'לראש העמוד',
    langMenuLabel: 'שפה',
    skipToContentLabel: 'לדלג לתוכן',
    notFound: {
      title: 'אין עמוד כזה',
      quote: 'אולי הכתובת השתנתה. אפשר לחפש, או להתחיל מהעמוד הראשון.',
      linkText: 'לעמוד הראשון',
      linkLabel: 'לעמוד הראשון',
    },
  }
}

function hebrewSearch() {
  return {
    button: { buttonText: 'חיפוש', buttonAriaLabel: 'חיפוש' },
    modal: {
      displayDetails: 'להציג פרטים',
      resetButtonTitle: 'לנקות',
      backButtonTitle: 'לסגור',
      noResultsText: 'לא נמצא דבר בשביל',
      footer: { selectText: 'לבחור', navigateText: 'לעבור', closeText: 'לסגור' },
    },
  }
}
