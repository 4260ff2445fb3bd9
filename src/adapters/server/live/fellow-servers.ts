import type { Bus } from '@/adapters/bus/bus'
import { RefusedWord } from '@/adapters/bus/refused-word'
import { serverWords, type ServerToServerWord } from '@/adapters/wire/live/instance-words'
import type { GuestId } from '@/domain/ids'

/** Where servers tell one another what concerns their lines and is no update of the platform. */
export const SERVERS_SUBJECT = 'vesper.live.servers'

/** A session's token opens nothing any more, or may have been replaced by another. */
export type SessionEnd = 'expired' | 'replaced'

/** Who hears what the other servers say. */
export interface FellowEars {
  sessionEnded(mark: string, how: SessionEnd): void
  passwordChanged(guestId: GuestId): void
}

/**
 * The other servers of the same platform. Tokens are spoken of by their marks. What is missed in a gap is made good by the
 * lines: all of them begin anew then, and every page has to show its token.
 */
export class FellowServers {
  private readonly leave: () => void

  /** `self` names this server and no other. */
  constructor(
    private readonly bus: Bus,
    private readonly self: string,
    private readonly ears: FellowEars,
    private readonly onFault: (fault: unknown) => void,
  ) {
    this.leave = bus.subscribe(SERVERS_SUBJECT, (text) => this.hear(text))
  }

  tellSessionEnded(mark: string, how: SessionEnd): void {
    this.say({ type: 'sessionEnded', how, mark })
  }

  tellPasswordChanged(guestId: GuestId): void {
    this.say({ type: 'passwordChanged', guestId })
  }

  close(): void {
    this.leave()
  }

  private say(word: ServerToServerWord): void {
    this.bus.publish(SERVERS_SUBJECT, serverWords.write(this.self, word))
  }

  private hear(text: string): void {
    const heard = serverWords.read(this.self, text)
    if (heard.kind === 'own') return
    if (heard.kind === 'unreadable') this.onFault(new RefusedWord('unreadable', SERVERS_SUBJECT))
    else if (heard.word.type === 'sessionEnded') this.ears.sessionEnded(heard.word.mark, heard.word.how)
    else this.ears.passwordChanged(heard.word.guestId)
  }
}
