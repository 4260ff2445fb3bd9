import { inject, injectable } from 'inversify'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import type { ActorId } from '@/domain/ids'
import { ActorGateway } from './actor-gateway'
import { noteDraftKey } from './note-draft'

/** A note: `saved` is the platform's copy, `text` is shown to the guest. */
export interface Note {
  readonly saved: string
  readonly text: string
}

/**
 * Reads the guest's note about an actor; a draft on this device takes precedence over the stored
 * note (ACT-038).
 */
@injectable()
export class ReadNote {
  constructor(
    @inject(ActorGateway) private readonly gateway: ActorGateway,
    @inject(KeyValueStorage) private readonly storage: KeyValueStorage,
  ) {}

  /**
   * Returns the note. Notes belong to accounts, so no request is sent for a guest without one.
   * Throws `BackendError`.
   */
  async read(actorId: ActorId, isLoggedIn: boolean): Promise<Note> {
    const note = isLoggedIn ? await this.gateway.note(actorId) : null
    const saved = note?.comment ?? ''
    return { saved, text: this.storage.read(noteDraftKey(actorId)) ?? saved }
  }
}
