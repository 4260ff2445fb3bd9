import { inject, injectable } from 'inversify'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import type { ActorId } from '@/domain/ids'
import { ActorGateway } from './actor-gateway'
import { noteDraftKey } from './note-draft'

/** A note as it is stored, and as it is shown to the guest. */
export interface Note {
  readonly saved: string
  readonly text: string
}

/** Reads the guest's note about an actor; a draft on this device takes precedence over the stored note (ACT-038). */
@injectable()
export class ReadNote {
  constructor(
    @inject(ActorGateway) private readonly gateway: ActorGateway,
    @inject(KeyValueStorage) private readonly storage: KeyValueStorage,
  ) {}

  /** Notes belong to accounts: for a guest without one no request is sent. Throws `BackendError`. */
  async read(actorId: ActorId, isLoggedIn: boolean): Promise<Note> {
    const note = isLoggedIn ? await this.gateway.note(actorId) : null
    const saved = note?.comment ?? ''
    return { saved, text: this.storage.read(noteDraftKey(actorId)) ?? saved }
  }
}
