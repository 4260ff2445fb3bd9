import { updates } from '@/adapters/wire/base/update'
import type { SessionBegun, SessionUpdate } from '@/domain/session/updates'

/** That a session begins is an answer of the connection (`serverMessage`), not an update. */
export const sessionUpdates = updates<Exclude<SessionUpdate, SessionBegun>>({ sessionExpired: {} })
