import { inject, injectable } from 'inversify'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { Random } from '@/application/device/random'
import { parseJson } from '@/domain/access/json'
import { asId, type GuestId, type IdempotencyKey } from '@/domain/ids'

const KEY = 'spinwheel.pending'

/**
 * The key of an unanswered spin, stored on the device: it is sent again after a lost answer and
 * after a reload, so that one press is one spin.
 */
@injectable('Transient')
export class PendingSpin {
  constructor(
    @inject(KeyValueStorage) private readonly storage: KeyValueStorage,
    @inject(Random) private readonly random: Random,
  ) {}

  /** Reads this guest's unanswered key; `null`: none. Other guests' keys do not count. */
  read(guestId: GuestId): IdempotencyKey | null {
    const stored = this.storage.read(KEY)
    const json = stored === null ? null : parseJson(stored)
    if (!Array.isArray(json) || json[0] !== guestId) return null
    const key: unknown = json[1]
    return typeof key === 'string' && key !== '' && key.length <= 100 ? asId<IdempotencyKey>(key) : null
  }

  /** Returns the waiting key, or stores and returns a new one. */
  begin(guestId: GuestId): IdempotencyKey {
    const known = this.read(guestId)
    if (known !== null) return known
    const key = asId<IdempotencyKey>(this.random.id())
    this.storage.write(KEY, JSON.stringify([guestId, key]))
    return key
  }

  /** Removes the key once it was answered. */
  end(): void {
    this.storage.write(KEY, null)
  }
}
