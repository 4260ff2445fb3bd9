import { writtenUpdate } from '@/adapters/wire/contract/written-update'
import type { LiveUpdate } from '@/domain/assembly/live-update'

const written = new WeakMap<LiveUpdate, string>()

/** An update under a guest's own number. One update for everybody is turned into text once. */
export function writeUpdate(update: LiveUpdate, sequence: number): string {
  const known = written.get(update) ?? payloadOf(update)
  written.set(update, known)
  return `{"type":"${update.type}","sequence":${sequence},"payload":${known}}`
}

function payloadOf(update: LiveUpdate): string {
  const { type: _type, ...payload } = writtenUpdate(update)
  return JSON.stringify(payload)
}
