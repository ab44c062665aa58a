// What stands on the tab: how much waits for the person, and the page. Both change on their own.

let page = 'Pawl'
let waiting = ''

export function titlePage(title: string): void {
  page = `${title} · Pawl`
  show()
}

/** Empty if nothing waits. */
export function titleWaiting(count: string): void {
  waiting = count
  show()
}

function show(): void {
  document.title = waiting === '' ? page : `(${waiting}) ${page}`
}
