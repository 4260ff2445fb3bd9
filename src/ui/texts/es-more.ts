import type { MoreCatalog } from './catalog'
import { account } from './es/account'
import { chat } from './es/chat'
import { legal } from './es/legal'
import { media } from './es/media'
import { messenger } from './es/messenger'
import { payments } from './es/payments'
import { support } from './es/support'
import { stage } from './es/stage'

export const esMore: MoreCatalog = { account, chat, legal, media, messenger, payments, stage, support }
