import type { Tab } from './engine'
import { escaped } from '../../../e2e/support/pattern'
import { limit } from '#test/support/limit'
import type { TextKey } from '@/ui/texts/catalog'
import type { Texts } from '@/ui/texts/texts'

/** What something on a page is. */
export type Role = 'button' | 'link' | 'heading' | 'field' | 'choice' | 'text'

const SELECTORS: Readonly<Record<Role, string>> = {
  button: 'button, [role="button"], input[type="submit"]',
  link: 'a[href]',
  heading: 'h1, h2, h3, [role="heading"]',
  field: 'input:not([type="checkbox"]):not([type="radio"]), textarea, [contenteditable="true"]',
  choice: 'input[type="checkbox"], input[type="radio"], [role="radio"], [role="checkbox"], [role="switch"]',
  text: 'p, span, li, dd, dt, h1, h2, h3, div, strong, output',
}

/** The point of the window at which the first thing of this kind and name can be pressed; `null`: there is none, or something lies over it. */
const PLACE = `
  const nameOf = (element) => {
    const named = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
    const text = element.getAttribute('aria-label')
      ?? (named.length > 0 ? named.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '').join(' ') : null)
      ?? (element.labels?.length > 0 ? [...element.labels].map((label) => label.textContent).join(' ') : null)
      ?? element.textContent
    return (text ?? '').replaceAll(/[\\s\\u00ad]+/g, ' ').trim()
  }
  const search = (document, left, top) => {
    for (const element of document.querySelectorAll(selector)) {
      if (!new RegExp(pattern, 'u').test(nameOf(element)) || element.closest('[inert]') !== null) continue
      const target = element.matches('input[type="checkbox"], input[type="radio"]') && element.labels?.length > 0
        && element.getBoundingClientRect().width < 8 ? element.labels[0] : element
      if (target.getBoundingClientRect().width === 0) continue
      const middle = () => {
        const { x, y, width, height } = target.getBoundingClientRect()
        return [x + Math.min(width / 2, 40), y + height / 2]
      }
      const isHit = ([x, y]) => {
        const hit = document.elementFromPoint(x, y)
        return hit !== null && (target.contains(hit) || hit.contains(target) || element.contains(hit))
      }
      if (!isHit(middle())) target.scrollIntoView({ block: 'center', behavior: 'instant' })
      const [middleX, middleY] = middle()
      if (!isHit([middleX, middleY])) continue
      window.isPressed = false
      target.addEventListener('click', () => { window.isPressed = true }, { once: true, capture: true })
      return { x: left + middleX, y: top + middleY }
    }
    for (const frame of document.querySelectorAll('iframe')) {
      const { x, y } = frame.getBoundingClientRect()
      const found = frame.contentDocument && search(frame.contentDocument, left + x, top + y)
      if (found) return found
    }
    return null
  }
  return search(document, 0, 0)
`

/** What a page and its frames show, for a message about what they do not. */
const SHOWN = `
  const textOf = (document) => [
    document.body.innerText,
    ...[...document.querySelectorAll('input')].map(({ name, type, value, checked }) =>
      name + '=' + (type === 'checkbox' || type === 'radio' ? checked : value.length + ' characters')),
    ...[...document.querySelectorAll('iframe')].map((frame) => '[frame] ' + (frame.contentDocument ? textOf(frame.contentDocument) : '?')),
  ].join(' | ').replaceAll(/\\s+/g, ' ')
  return location.href + ': ' + textOf(document).slice(-3000)
`

interface Place {
  readonly x: number
  readonly y: number
}

/** WebKit finds what is under a press by where a page was before its last scrolling, for as long as that is not drawn. */
const PRESSES = 5

function placeScript(role: Role, name: string | RegExp): string {
  const pattern = typeof name === 'string' ? `^${escaped(name)}$` : name.source
  return `const selector = ${JSON.stringify(SELECTORS[role])}; const pattern = ${JSON.stringify(pattern)}; ${PLACE}`
}

/** A guest at a tab, who finds things by what they are and by the product's own texts. */
export class Visitor {
  constructor(
    readonly tab: Tab,
    readonly texts: Texts,
  ) {}

  t(key: TextKey, values: Readonly<Record<string, string | number>> = {}): string {
    return this.texts.t(key, values)
  }

  /** Opens a page, and waits until it is alive. */
  async open(url: string): Promise<void> {
    await this.tab.open(url)
    await this.expectAlive()
  }

  async expectAlive(): Promise<void> {
    await this.until('the page is alive', async () =>
      this.tab.run<boolean>(`return 'alive' in document.documentElement.dataset`),
    )
  }

  /** To the bar above, which hides where a guest scrolls down. */
  async scrollUp(): Promise<void> {
    await this.tab.run('scrollTo(0, 0)')
  }

  async sees(role: Role, name: string | RegExp): Promise<void> {
    await this.placeOf(role, name)
  }

  /** Whether something can be pressed now. */
  async has(role: Role, name: string | RegExp): Promise<boolean> {
    return (await this.tab.run(placeScript(role, name))) !== null
  }

  async press(role: Role, name: string | RegExp): Promise<void> {
    for (let tries = 0; tries < PRESSES; tries += 1) {
      const { x, y } = await this.placeOf(role, name)
      await this.tab.pressAt(x, y)
      // Nothing is known of it where a press has led to another page.
      if (await this.tab.run<boolean>('return window.isPressed !== false')) return
    }
    throw new Error(`${role} ${String(name)}: no press reaches it`)
  }

  async fill(name: string | RegExp, text: string): Promise<void> {
    await this.press('field', name)
    await this.tab.type(text)
  }

  /** Waits until a script of the page returns true. */
  async holds(what: string, script: string): Promise<void> {
    await this.until(what, async () => this.tab.run<boolean>(script))
  }

  /** Where something can be pressed, once it no longer moves: a press at a thing that moves would be one beside it. */
  private async placeOf(role: Role, name: string | RegExp): Promise<Place> {
    const script = placeScript(role, name)
    let place: Place | null = null
    await this.until(`${role} ${String(name)}`, async () => {
      const before = place
      place = await this.tab.run<Place | null>(script)
      return place !== null && before !== null && place.x === before.x && place.y === before.y
    })
    if (place === null) throw new Error(`no ${role} ${String(name)}`)
    return place
  }

  async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    for (const end = Date.now() + limit(15_000); ;) {
      if (await holds()) return
      if (Date.now() > end) throw new Error(`${what}: not seen on ${await this.tab.run<string>(SHOWN)}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
