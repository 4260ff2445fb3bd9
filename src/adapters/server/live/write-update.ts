import { writtenAs } from '@/adapters/wire/contract/written'
import { liveUpdate } from '@/adapters/wire/live/update'
import type { LiveUpdate } from '@/domain/assembly/live-update'
import { DEFAULT_LANGUAGE } from '@/domain/navigation/language'

const written = new WeakMap<LiveUpdate, string>()

/**
 * Writes an update under a guest's own number, with the names of the published contract. One update
 * for everybody is turned into text once; none has a text that depends on the language of its reader.
 */
export function writeUpdate(update: LiveUpdate, sequence: number): string {
  const known = written.get(update) ?? payloadOf(update)
  written.set(update, known)
  return `{"type":"${update.type}","sequence":${sequence},"payload":${known}}`
}

function payloadOf(update: LiveUpdate): string {
  const { type: _type, ...payload } = writtenAs(liveUpdate, update, DEFAULT_LANGUAGE) as LiveUpdate
  return JSON.stringify(payload)
}
