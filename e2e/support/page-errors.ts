import { expect, type BrowserContext } from '@playwright/test'

/**
 * Everything that went wrong in any page of a browser without being visible: errors in the console and uncaught ones.
 */
export class PageErrors {
  private readonly received: string[] = []

  constructor(
    context: BrowserContext,
    /** What the journey brings about on purpose; nothing else is forgiven. */
    private readonly provoked: RegExp,
  ) {
    context.on('console', (message) => {
      if (message.type() === 'error') this.add(`${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (failure) => {
      const { name, message, stack } = failure.error()
      // A DOMException has an empty stack.
      this.add(
        stack === undefined || stack === '' ? `${name}: ${message} (${failure.page()?.url() ?? 'no page'})` : stack,
      )
    })
  }

  expectNone(): void {
    expect(this.received, 'errors in the console').toEqual([])
  }

  private add(words: string): void {
    if (!this.provoked.test(words)) this.received.push(words)
  }
}
