import type { GiftId } from '@/domain/ids'
import { LANGUAGES, type Language } from '@/domain/navigation/language'
import type { Gift, ToyControl } from './gift'

/** The rhythms that a random control is drawn from, since the guest is shown which one it is [GIF-002]. */
export const TOY_PATTERNS = ['calm', 'waves', 'pulses', 'rising'] as const

/** One of them. */
export type ToyPattern = (typeof TOY_PATTERNS)[number]

/** What a control is called, for readers of every language. */
export type ControlNames = Readonly<Record<Language, string>>

/**
 * A toy control that runs in a chat. Its times are seconds of that chat, which the platform counts: the clock of a device changes nothing,
 * a page that was reloaded shows the same second, and a control ends with its chat.
 */
export interface ToyRun {
  readonly giftId: GiftId
  readonly names: ControlNames
  /** Drawn by the platform for a random control; `null`: the control has a pattern of its own. */
  readonly pattern: ToyPattern | null
  /** Whole seconds since the beginning of the chat. */
  readonly from: number
  /** Whole seconds since the beginning of the chat; the first one in which it runs no more. */
  readonly until: number
}

/** The names of a control; a language without a translation reads its display name. */
export const controlNames = (toy: Gift | ToyControl): ControlNames => {
  const plain = 'displayName' in toy ? toy.displayName : toy.name
  const nameIn = (language: Language) => toy.translations.find((row) => row.language === language)?.name ?? plain
  const [de, en, es] = LANGUAGES.map(nameIn)
  return { de: de ?? plain, en: en ?? plain, es: es ?? plain }
}

/** How many seconds of a control are left at a second of its chat: never more than it lasts, never below 0. */
export const runSecondsLeft = ({ from, until }: Pick<ToyRun, 'from' | 'until'>, second: number): number =>
  Math.max(0, until - Math.max(from, second))

/**
 * Whether another control can begin: one at a time, and none waits. What waits is paid for before it runs, and would be lost at the end of
 * the chat.
 */
export const mayBeginRun = (last: ToyRun | null, second: number): boolean =>
  last === null || runSecondsLeft(last, second) === 0

/** A control that begins `elapsed` ms after its chat: with the next whole second, so that all of its duration is shown. `chance`: 0 to below 1. */
export const beginRun = (toy: ToyControl, elapsed: number, chance: number): ToyRun => {
  const from = Math.max(0, Math.ceil(elapsed / 1_000))
  return {
    giftId: toy.id,
    names: controlNames(toy),
    pattern: toy.random ? (TOY_PATTERNS[Math.floor(chance * TOY_PATTERNS.length)] ?? 'calm') : null,
    from,
    until: from + toy.durationSeconds,
  }
}
