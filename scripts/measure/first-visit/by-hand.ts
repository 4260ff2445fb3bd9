/**
 * The first slice of a page from the server made alive by hand: what a plain script needs for the behaviour that a guest finds there. The age
 * question is answered in place, links go on without loading the page again, buttons report that they are pressed, tiles are known by their
 * address, and the session is opened. It does less than the product: it follows no live updates and opens no overlay. Sent as it is, without its types.
 */
const gate = document.querySelector<HTMLDialogElement>('[data-age-gate]')
const content = document.querySelector<HTMLElement>('#content')
/** As many tiles as the product makes alive first. */
const FIRST_TILES = 6

function enter(event: Event): void {
  event.preventDefault()
  localStorage.setItem('vesper.ageGate', 'passed')
  gate?.remove()
  for (const behind of document.querySelectorAll('[inert]')) behind.removeAttribute('inert')
}

function leave(event: Event): void {
  event.preventDefault()
  gate?.querySelector('form')?.setAttribute('hidden', '')
}

async function goOn(address: string): Promise<void> {
  const answer = await fetch(address, { headers: { accept: 'text/html' } })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const next = page.querySelector('#content')
  if (content === null || next === null) return location.assign(address)
  document.title = page.title
  content.replaceChildren(...next.childNodes)
  scrollTo(0, 0)
}

function press(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return
  const link = event.target.closest('a')
  if (link !== null && link.origin === location.origin && event.button === 0 && !event.ctrlKey && !event.metaKey) {
    event.preventDefault()
    history.pushState(null, '', link.href)
    void goOn(link.href)
    return
  }
  const button = event.target.closest('button')
  if (button?.hasAttribute('aria-pressed') === true)
    button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'))
  else if (button?.hasAttribute('aria-expanded') === true) button.setAttribute('aria-expanded', 'true')
}

/** The first tiles by the addresses of their actors, so that an update finds the one it is about. */
const tiles = new Map<string, Element>()
for (const tile of [...document.querySelectorAll('article')].slice(0, FIRST_TILES)) {
  const address = tile.querySelector('a')?.getAttribute('href')
  if (typeof address === 'string') tiles.set(address, tile)
  tile.addEventListener('pointerenter', () => tile.setAttribute('data-near', ''))
}

gate?.querySelector('form')?.addEventListener('submit', enter)
gate?.querySelector('form a')?.addEventListener('click', leave)
gate?.querySelector('button')?.focus()
document.addEventListener('click', press)
addEventListener('popstate', () => void goOn(location.href))
addEventListener('online', () => document.documentElement.setAttribute('data-online', 'true'))
addEventListener('offline', () => document.documentElement.setAttribute('data-online', 'false'))

async function openSession(): Promise<void> {
  const language = document.documentElement.lang
  const answer = await fetch(`/rest/v1/session/open?language=${language}&ver=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language }),
  })
  if (answer.ok) await answer.json()
  document.documentElement.setAttribute('data-alive', '')
}

void openSession()
