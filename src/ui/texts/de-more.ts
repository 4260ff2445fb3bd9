import type { MoreCatalog } from './catalog'
import { account } from './de/account'
import { chat } from './de/chat'
import { legal } from './de/legal'
import { media } from './de/media'
import { messenger } from './de/messenger'
import { payments } from './de/payments'
import { support } from './de/support'
import { stage } from './de/stage'

export const deMore: MoreCatalog = { account, chat, legal, media, messenger, payments, stage, support }
