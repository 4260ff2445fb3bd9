import type { Random } from '@/application/device/random'
import { asId, type IdempotencyKey } from '@/domain/ids'

/**
 * Names what a guest means to spend, and keeps the name until the platform has answered: a press repeated, or an answer that was
 * lost on the way, must not be charged a second time (rulings: purchases). An answer, whichever it is, settles the matter: what
 * is asked after it is meant anew and gets a key of its own. A lost connection is thrown on to who asked.
 */
export class IdempotentRequests<Subject extends string, Answer> {
  private readonly keys = new Map<Subject, IdempotencyKey>()
  private readonly underWay = new Map<Subject, Promise<Answer>>()

  constructor(private readonly random: Random) {}

  /** Asks under the key of this subject; asked again while it is under way, it waits for the same answer. */
  ask(subject: Subject, spend: (key: IdempotencyKey) => Promise<Answer>): Promise<Answer> {
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
