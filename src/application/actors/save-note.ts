import { inject, injectable } from 'inversify'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { cleanText } from '@/domain/access/text'
import type { ActorId } from '@/domain/ids'
import { ActorGateway, type NoteResult } from './actor-gateway'
import { noteDraftKey } from './note-draft'

/**
 * Saves the guest's note about an actor; the draft is deleted only once the platform has stored the
 * note (ACT-039).
 */
@injectable()
export class SaveNote {
  constructor(
    @inject(ActorGateway) private readonly gateway: ActorGateway,
    @inject(KeyValueStorage) private readonly storage: KeyValueStorage,
  ) {}

  /** Saves the text; an empty one removes the note. Throws `BackendError`. */
  async save(actorId: ActorId, text: string): Promise<NoteResult> {
    const result = await this.gateway.storeNote({ actorId, comment: cleanText(text, { lines: true }).trim() })
    if (result.ok) this.storage.write(noteDraftKey(actorId), null)
    return result
  }
}
