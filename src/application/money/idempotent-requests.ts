import type { Random } from '@/application/device/random'
import { asId, type IdempotencyKey } from '@/domain/ids'

/**
 * Assigns an idempotency key to each purchase a guest intends, and retains it until the platform
 * has answered: neither a repeated press nor a lost answer may charge a second time (rulings:
 * purchases). Any answer completes the request; the next one is a new intention with a key of its
 * own. The error of a lost connection is rethrown to the caller.
 */
export class IdempotentRequests<Subject extends string, Answer> {
  private readonly keys = new Map<Subject, IdempotencyKey>()
  private readonly underWay = new Map<Subject, Promise<Answer>>()

  constructor(private readonly random: Random) {}

  /**
   * Sends the request under the key of this subject; a call made meanwhile waits for the same
   * answer.
   */
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
