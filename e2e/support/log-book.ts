import type { Page } from '@playwright/test'
import type { WorkerOptions } from './fixtures'

/** The errors that the page has reported to its operator, as codes and details in one text. */
export class LogBook {
  private readonly sent: string[] = []

  constructor(
    private readonly page: Page,
    private readonly backend: WorkerOptions['backend'],
  ) {
    page.on('request', (request) => {
      if (request.url().includes('/logger/')) this.sent.push(request.postData() ?? '')
    })
  }

  async read(): Promise<string> {
    return this.backend === 'remote' ? this.sent.join('\n') : this.page.evaluate(readStored)
  }
}

/** The embedded backend stores its log with everything else it stores. */
function readStored(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('vesper')
    opening.addEventListener('error', () => reject(new Error('No database')))
    opening.addEventListener('success', () => {
      const database = opening.result
      const asking = database.transaction('records').objectStore('records').getAll()
      asking.addEventListener('success', () => {
        database.close()
        const records = asking.result as { readonly collection: string }[]
        resolve(JSON.stringify(records.filter(({ collection }) => collection === 'tracks')))
      })
    })
  })
}
