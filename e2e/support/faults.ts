import { expect, type BrowserContext } from '@playwright/test'

/** What no journey can help. */
const ALWAYS: readonly RegExp[] = []

/** Everything that went wrong in any page of a browser without anybody seeing it: errors in the console and uncaught ones. */
export class Faults {
  private readonly heard: string[] = []

  constructor(
    context: BrowserContext,
    private readonly provoked: readonly RegExp[],
  ) {
    context.on('console', (message) => {
      if (message.type() === 'error') this.add(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (fault) => this.add(fault.error().stack ?? fault.error().message))
  }

  expectNone(): void {
    expect(this.heard, 'errors in the console').toEqual([])
  }

  private add(words: string): void {
    if (![...ALWAYS, ...this.provoked].some((pattern) => pattern.test(words))) this.heard.push(words)
  }
}
