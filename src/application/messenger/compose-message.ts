import { inject, injectable } from 'inversify'
import { Random } from '@/application/device/random'
import { cleanText } from '@/domain/access/text'
import { asId, type IdempotencyKey } from '@/domain/ids'
import { Drafts } from './drafts'
import type { OutgoingMessage } from './messenger-gateway'

/** The guest's text and choices, before the message has an id of its own. */
export type Written = Omit<OutgoingMessage, 'clientId'>

/**
 * Makes a message of the written text. From then on it has one id, under which it is delivered and
 * charged once however often it is sent (MSG-024); the draft is deleted at once, so that the same
 * text is not sent a second time under another id.
 */
@injectable()
export class ComposeMessage {
  constructor(
    @inject(Random) private readonly random: Random,
    @inject(Drafts) private readonly drafts: Drafts,
  ) {}

  compose(written: Written): OutgoingMessage {
    this.drafts.retain(written.channelId, '')
    return {
      ...written,
      text: cleanText(written.text, { lines: true }).trim(),
      clientId: asId<IdempotencyKey>(this.random.id()),
    }
  }
}
