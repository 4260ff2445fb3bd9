import type { GiftId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import type { Gift, ToyControl } from './gift'

/**
 * The rhythms of a random control; a fixed list, because the guest is shown the drawn one
 * [GIF-002].
 */
export const TOY_PATTERNS = ['calm', 'waves', 'pulses', 'rising'] as const

/** One of the rhythms. */
export type ToyPattern = (typeof TOY_PATTERNS)[number]

/** The name of a control in every language. */
export type ControlNames = Readonly<Record<Language, string>>

/**
 * A toy control that runs in a chat. Its times are seconds of that chat as the platform counts
 * them: a device's clock has no influence, a reloaded page shows the same second, and a control
 * ends with its chat.
 */
export interface ToyRun {
  readonly giftId: GiftId
  readonly names: ControlNames
  /**
   * Drawn by the platform for a random control; `null` when the control has a pattern of its own.
   */
  readonly pattern: ToyPattern | null
  /** Whole seconds since the beginning of the chat. */
  readonly from: number
  /** Whole seconds since the beginning of the chat; the first second in which it no longer runs. */
  readonly until: number
}

/** Returns the names of a control; a language without a translation uses the display name. */
export const controlNames = (toy: Gift | ToyControl): ControlNames => {
  const plain = 'displayName' in toy ? toy.displayName : toy.name
  const nameIn = (language: Language) => toy.translations.find((row) => row.language === language)?.name ?? plain
  return { de: nameIn('de'), en: nameIn('en'), es: nameIn('es') }
}

/**
 * Returns the remaining seconds of a control at a second of its chat: never more than its duration,
 * never below 0.
 */
export const runSecondsLeft = ({ from, until }: Pick<ToyRun, 'from' | 'until'>, second: number): number =>
  Math.max(0, until - Math.max(from, second))

/**
 * Whether another control can begin: controls run one at a time, without a queue. A queued control
 * would be paid for in advance, and lost at the end of the chat.
 */
export const mayBeginRun = (last: ToyRun | null, second: number): boolean =>
  last === null || runSecondsLeft(last, second) === 0

/**
 * Begins a control `elapsed` ms after its chat, at the next whole second, so that all of its
 * duration is shown. `chance`: 0 to below 1.
 */
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
