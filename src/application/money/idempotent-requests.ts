import type { Random } from '@/application/device/random'
import { asId, type IdempotencyKey } from '@/domain/ids'

/**
 * Assigns an idempotency key to what a guest intends to spend, and retains it until the platform has answered: a
 * repeated press, or an answer that was lost, must not be charged a second time (rulings: purchases). Any answer
 * completes the request: the next one is a new intention and gets a key of its own. A lost connection is thrown on to
 * the caller.
 */
export class IdempotentRequests<Subject extends string, Answer> {
  private readonly keys = new Map<Subject, IdempotencyKey>()
  private readonly underWay = new Map<Subject, Promise<Answer>>()

  constructor(private readonly random: Random) {}

  /** Sends the request under the key of this subject; a call made while it is under way waits for the same answer. */
  request(subject: Subject, spend: (key: IdempotencyKey) => Promise<Answer>): Promise<Answer> {
    const waiting = this.underWay.get(subject)
    if (waiting !== undefined) return waiting
    const requested = this.settle(subject, spend).finally(() => this.underWay.delete(subject))
    this.underWay.set(subject, requested)
    return requested
  }

  private async settle(subject: Subject, spend: (key: IdempotencyKey) => Promise<Answer>): Promise<Answer> {
    const key = this.keys.get(subject) ?? asId<IdempotencyKey>(this.random.id())
    this.keys.set(subject, key)
    const answer = await spend(key)
    this.keys.delete(subject)
    return answer
  }
}
