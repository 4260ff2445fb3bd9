import { account } from './en/account'
import { chat } from './en/chat'
import { legal } from './en/legal'
import { media } from './en/media'
import { messenger } from './en/messenger'
import { payments } from './en/payments'
import { support } from './en/support'
import { stage } from './en/stage'

/** English, the part that waits until a page or a window asks for it. */
export const enMore = { account, chat, legal, media, messenger, payments, stage, support }
