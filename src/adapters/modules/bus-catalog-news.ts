import * as z from 'zod/mini'
import type { Bus } from '@/adapters/bus/bus'
import { RejectedMessage } from '@/adapters/bus/rejected-message'
import { parseJson } from '@/domain/access/json'
import type { CatalogNews } from '@/adapters/stores/catalog-store'

const SUBJECT = 'vesper.catalog'

const word = z.object({ from: z.string(), collection: z.string(), key: z.string() })

/** Tells the other servers over the bus what changed of the catalog; `self` names this one. */
export class BusCatalogNews implements CatalogNews {
  constructor(
    private readonly bus: Bus,
    private readonly self: string,
    private readonly onFault: (fault: unknown) => void,
  ) {}

  tell(collection: string, key: string): void {
    this.bus.publish(SUBJECT, JSON.stringify({ from: this.self, collection, key }))
  }

  listen(listener: Parameters<CatalogNews['listen']>[0]): () => void {
    const leaves = [
      this.bus.subscribe(SUBJECT, (text) => {
        const heard = word.safeParse(parseJson(text))
        if (!heard.success) this.onFault(new RejectedMessage('unreadable', SUBJECT))
        else if (heard.data.from !== this.self) listener(heard.data)
      }),
      this.bus.watchGaps(() => listener(null)),
    ]
    return () => {
      for (const leave of leaves) leave()
    }
  }
}
