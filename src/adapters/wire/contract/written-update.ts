import { writtenAs } from './written'
import { liveUpdate } from '@/adapters/wire/live/update'
import type { LiveUpdate } from '@/domain/assembly/live-update'
import { DEFAULT_LANGUAGE } from '@/domain/navigation/language'

/**
 * An update with the names of the published contract, as whoever reads it by its schema expects. No
 * update has a text that depends on the language of its reader.
 */
export const writtenUpdate = <U extends LiveUpdate>(update: U): U =>
  writtenAs(liveUpdate, update, DEFAULT_LANGUAGE) as U
