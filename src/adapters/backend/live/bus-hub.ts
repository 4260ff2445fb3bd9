import { GuestEars, type Audience, type GuestEar } from '@/adapters/backend/kernel/guest-ears'
import type { HubWord, HubWords } from './hub-words'
import type { UpdateHub } from '@/adapters/backend/kernel/update-hub'
import type { Bus } from '@/adapters/bus/bus'
import { RefusedWord } from '@/adapters/bus/refused-word'
import type { GuestId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/live/updates'

/** Where everything is said that is for all. */
export const EVERYBODY_SUBJECT = 'vesper.live.everybody'

/** Where one guest's updates are said. Whatever an id holds, it is one word of a subject and no wildcard. */
export const guestSubject = (guestId: GuestId): string =>
  `vesper.live.guest.${guestId.replaceAll(/[^A-Za-z0-9-]/gu, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`)}`

/**
 * The hub of many servers: what one publishes is heard by its own listeners at once, and by those of all others over the bus.
 * A guest's subject is heard only while somebody here listens for him (docs/decisions/0010-the-bus.md).
 */
export class BusHub implements UpdateHub {
  private readonly ears: GuestEars
  /** Ears that were told that they stand, and are told again after a gap. */
  private readonly standing = new Set<GuestEar>()
  private readonly guests = new Map<GuestId, () => void>()
  private readonly leaves: readonly (() => void)[]

  /** `self` names this instance and no other. */
  constructor(
    private readonly bus: Bus,
    private readonly words: HubWords,
    private readonly self: string,
    private readonly onFault: (fault: unknown) => void,
  ) {
    this.ears = new GuestEars(onFault)
    this.leaves = [
      bus.subscribe(EVERYBODY_SUBJECT, (text) => this.hear('everybody', text)),
      bus.watchGaps(() => this.cameBack()),
    ]
  }

  /** Said to the others first: what a listener here publishes in answer must not overtake it. */
  publish(audience: Audience, update: LiveUpdate): void {
    if (update.type !== 'sessionAcknowledged') this.say({ type: 'update', audience, update })
    this.ears.tell(audience, update)
  }

  listen(guestId: GuestId, ear: GuestEar): () => void {
    const leave = this.ears.add(guestId, ear)
    if (!this.guests.has(guestId)) {
      const subject = guestSubject(guestId)
      this.guests.set(
        guestId,
        this.bus.subscribe(subject, (text) => this.hear(guestId, text)),
      )
    }
    let isHere = true
    void this.bus.settled().then(() => (isHere ? this.stand(ear) : undefined), this.onFault)
    return () => {
      isHere = false
      this.standing.delete(ear)
      leave()
      if (this.ears.has(guestId)) return
      this.guests.get(guestId)?.()
      this.guests.delete(guestId)
    }
  }

  /** Hears the others no more; the bus stays open for whoever else uses it. */
  close(): void {
    for (const leave of [...this.leaves, ...this.guests.values()]) leave()
    this.guests.clear()
  }

  private hear(audience: Audience, text: string): void {
    const subject = subjectOf(audience)
    const heard = this.words.read(this.self, text)
    if (heard.kind === 'own') return
    if (heard.kind === 'unreadable') this.onFault(new RefusedWord('unreadable', subject))
    else if (heard.word.type === 'gap') this.restand()
    else if (heard.word.audience !== audience) this.onFault(new RefusedWord('foreign', subject))
    else this.ears.tell(audience, heard.word.update)
  }

  /** The connection was away: what others said was missed here, and what was said here is missed by others. */
  private cameBack(): void {
    this.say({ type: 'gap' })
    this.restand()
  }

  private stand(ear: GuestEar): void {
    this.standing.add(ear)
    this.ears.stand(ear)
  }

  private restand(): void {
    for (const ear of this.standing) this.ears.stand(ear)
  }

  private say(word: HubWord): void {
    const subject = subjectOf(word.type === 'gap' ? 'everybody' : word.audience)
    this.bus.publish(subject, this.words.write(this.self, word))
  }
}

const subjectOf = (audience: Audience): string =>
  audience === 'everybody' ? EVERYBODY_SUBJECT : guestSubject(audience)
