import * as z from 'zod/mini'
import type { Bus } from '@/adapters/bus/bus'
import { RejectedMessage } from '@/adapters/bus/rejected-message'
import { parseJson } from '@/domain/access/json'
import type { CatalogChanges } from '@/adapters/stores/catalog-store'

const SUBJECT = 'vesper.catalog'

/** `edit` is left out where it is false: servers of an earlier build send none. */
const word = z.object({ from: z.string(), collection: z.string(), key: z.string(), edit: z.optional(z.boolean()) })

/** Notifies the other servers over the bus what changed of the catalog; `self` names this one. */
export class BusCatalogChanges implements CatalogChanges {
  constructor(
    private readonly bus: Bus,
    private readonly self: string,
    private readonly onError: (error: unknown) => void,
  ) {}

  notify(collection: string, key: string, isEdit = false): void {
    this.bus.publish(SUBJECT, JSON.stringify({ from: this.self, collection, key, ...(isEdit ? { edit: true } : {}) }))
  }

  listen(listener: Parameters<CatalogChanges['listen']>[0]): () => void {
    const leaves = [
      this.bus.subscribe(SUBJECT, (text) => {
        const received = word.safeParse(parseJson(text))
        if (!received.success) this.onError(new RejectedMessage('unreadable', SUBJECT))
        else if (received.data.from !== this.self) {
          const { collection, key, edit: isEdit = false } = received.data
          listener({ collection, key, isEdit })
        }
      }),
      this.bus.onDiscontinuity(() => listener(null)),
    ]
    return () => {
      for (const leave of leaves) leave()
    }
  }
}
