import type { Tab } from './engine'
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
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = target.getBoundingClientRect()
      const [middleX, middleY] = [x + Math.min(width / 2, 40), y + height / 2]
      const hit = document.elementFromPoint(middleX, middleY)
      if (hit === null || !(target.contains(hit) || hit.contains(target) || element.contains(hit))) continue
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

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/** A guest at a tab, who finds things by what they are and by the product's own texts. */
export class Visitor {
  constructor(
    readonly tab: Tab,
    private readonly texts: Texts,
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

  async sees(role: Role, name: string | RegExp): Promise<void> {
    await this.placeOf(role, name)
  }

  async press(role: Role, name: string | RegExp): Promise<void> {
    const { x, y } = await this.placeOf(role, name)
    await this.tab.pressAt(x, y)
  }

  async fill(name: string, text: string): Promise<void> {
    await this.press('field', name)
    await this.tab.type(text)
  }

  /** Waits until a script of the page returns true. */
  async holds(what: string, script: string): Promise<void> {
    await this.until(what, async () => this.tab.run<boolean>(script))
  }

  private async placeOf(role: Role, name: string | RegExp): Promise<{ readonly x: number; readonly y: number }> {
    const pattern = typeof name === 'string' ? `^${escaped(name)}$` : name.source
    const script = `const selector = ${JSON.stringify(SELECTORS[role])}; const pattern = ${JSON.stringify(pattern)}; ${PLACE}`
    let place: { readonly x: number; readonly y: number } | null = null
    await this.until(`${role} ${String(name)}`, async () => {
      place = await this.tab.run(script)
      return place !== null
    })
    if (place === null) throw new Error(`no ${role} ${String(name)}`)
    return place
  }

  private async until(what: string, holds: () => Promise<boolean>): Promise<void> {
    for (const end = Date.now() + limit(15_000); ;) {
      if (await holds()) return
      if (Date.now() > end)
        throw new Error(`${what}: not seen on ${await this.tab.run<string>('return location.href')}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}
