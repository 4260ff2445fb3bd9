import { inject, injectable } from 'inversify'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import type { ActorId } from '@/domain/ids'
import { ActorGateway } from './actor-gateway'
import { noteDraftKey } from './note-draft'

/** A note as it is kept, and as it stands in front of the guest. */
export interface Note {
  readonly saved: string
  readonly text: string
}

/** Reads the guest's note about an actor; what they have begun on this device goes before what is kept (ACT-038). */
@injectable()
export class ReadNote {
  constructor(
    @inject(ActorGateway) private readonly gateway: ActorGateway,
    @inject(KeyValueStorage) private readonly storage: KeyValueStorage,
  ) {}

  /** Notes belong to accounts: nobody else is asked for one. Throws `BackendError`. */
  async read(actorId: ActorId, isLoggedIn: boolean): Promise<Note> {
    const note = isLoggedIn ? await this.gateway.note(actorId) : null
    const saved = note?.comment ?? ''
    return { saved, text: this.storage.read(noteDraftKey(actorId)) ?? saved }
  }
}
